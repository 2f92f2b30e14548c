import { expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

/** The first and the last address of each range, and those just outside, where these are public. */
it.each([
  ['this network', ['0.0.0.0', '0.255.255.255'], ['1.0.0.0']],
  ['private', ['10.0.0.0', '10.255.255.255'], ['9.255.255.255', '11.0.0.0']],
  ['of carriers', ['100.64.0.0', '100.127.255.255'], ['100.63.255.255', '100.128.0.0']],
  ['loopback', ['127.0.0.0', '127.0.0.1', '127.255.255.255'], ['126.255.255.255', '128.0.0.0']],
  [
    'of a link, and metadata of clouds',
    ['169.254.0.0', '169.254.169.254', '169.254.255.255'],
    ['169.253.255.255', '169.255.0.0'],
  ],
  ['private', ['172.16.0.0', '172.31.255.255'], ['172.15.255.255', '172.32.0.0']],
  ['of protocols', ['192.0.0.0', '192.0.0.255'], ['191.255.255.255', '192.0.1.0']],
  ['of documentation', ['192.0.2.0', '192.0.2.255'], ['192.0.1.255', '192.0.3.0']],
  ['6to4 relays', ['192.88.99.0', '192.88.99.255'], ['192.88.98.255', '192.88.100.0']],
  ['private', ['192.168.0.0', '192.168.255.255'], ['192.167.255.255', '192.169.0.0']],
  ['of benchmarks', ['198.18.0.0', '198.19.255.255'], ['198.17.255.255', '198.20.0.0']],
  ['of documentation', ['198.51.100.0', '198.51.100.255'], ['198.51.99.255', '198.51.101.0']],
  ['of documentation', ['203.0.113.0', '203.0.113.255'], ['203.0.112.255', '203.0.114.0']],
  ['multicast', ['224.0.0.0', '239.255.255.255'], ['223.255.255.255']],
  ['reserved and broadcast', ['240.0.0.0', '255.255.255.255'], []],
  ['nowhere and loopback', ['::', '::1', '::2'], []],
  ['in the old form of IPv4', ['::8.8.8.8', '::127.0.0.1'], []],
  [
    'mapped IPv4',
    ['::ffff:127.0.0.1', '::ffff:a00:1', '::FFFF:169.254.169.254', '0:0:0:0:0:ffff:c0a8:0101'],
    ['::ffff:8.8.8.8', '::ffff:1.0.0.0'],
  ],
  ['translated IPv4', ['::ffff:0:127.0.0.1', '::ffff:0:8.8.8.8'], []],
  [
    'IPv4 behind NAT64',
    ['64:ff9b::10.0.0.1', '64:ff9b::7f00:1', '64:ff9b::', '64:ff9b:1::8.8.8.8'],
    ['64:ff9b::8.8.8.8'],
  ],
  ['what is thrown away', ['100::', '100::ffff'], []],
  [
    'of protocols, Teredo among them',
    ['2001::', '2001:0:1::', '2001:1ff:ffff::'],
    ['2001:200::', '2000::', '2001:4860:4860::8888'],
  ],
  ['of documentation', ['2001:db8::', '2001:db8:ffff::'], ['2001:db7:ffff::', '2001:db9::']],
  ['6to4', ['2002::', '2002:0808:0808::', '2002:ffff::'], ['2001:ffff::', '2003::']],
  ['of documentation', ['3fff::', '3fff:fff::'], ['3ffe::', '3fff:1000::']],
  ['not given out', ['1fff:ffff::', '4000::', '5f00::'], []],
  ['unique local', ['fc00::', 'fd00::1', 'fdff:ffff::'], []],
  ['of a link', ['fe80::', 'fe80::1%eth0', 'febf:ffff::', '2001:4860::1%eth0'], []],
  ['of a site', ['fec0::'], []],
  ['multicast', ['ff00::', 'ff02::1', 'ffff:ffff::'], []],
  ['no address', ['', 'localhost', 'example.org', '1.2.3', '08.8.8.8', '8.8.8.8:80'], []],
])('%s is not public: %j', (_range, inside, outside) => {
  expect(inside.filter(isPublicAddress)).toEqual([])
  expect(outside.filter((address) => !isPublicAddress(address))).toEqual([])
})
