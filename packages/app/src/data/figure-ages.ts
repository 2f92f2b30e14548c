/** How long a figure counts as current, in minutes: apart from other data, since only figures need it. */
export { CURRENT_MINUTES } from '@coinquiry/api-client/figure-ages'
