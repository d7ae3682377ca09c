/**
 * What is counted. Golden cases are judged each for itself: the id of one has a name behind that of its rule.
 * @param ids of what was judged
 */
export const nounFor = (ids: readonly string[]): 'golden case' | 'rule' =>
  ids.some((id) => id.split('/').length > 2) ? 'golden case' : 'rule';
