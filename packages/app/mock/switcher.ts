import './switcher.css'
import { type WorldName, worlds } from '@coinquiry/api-client/mock/browser'
import { goToWorld } from './chosen-world.ts'

/** A small list of all worlds in the corner of the page. */
export function showSwitcher(current: WorldName): void {
  const list = document.createElement('select')
  list.className = 'world-switcher'
  list.ariaLabel = 'World of the mock'
  list.append(...Object.keys(worlds).map((name) => new Option(name, name, false, name === current)))
  list.addEventListener('change', () => goToWorld(list.value))
  document.body.append(list)
}
