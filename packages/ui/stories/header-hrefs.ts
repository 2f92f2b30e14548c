/** Where a story's header leads: nowhere. */
export const headerHrefs = {
  home: '#home',
  newTopic: '#new',
  history: '#history',
  price: '#price',
  points: '#points',
  login: '#login',
}
