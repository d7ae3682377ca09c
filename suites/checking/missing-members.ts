/** What is said of members that are missing from one object, all at once. */

/** What is there in place of them. */
export const WITHOUT_THEM = 'an object without them';

/** The innermost object that holds all of the places. */
export function sharedPlace(pointers: readonly string[]): string {
  const paths = pointers.map((pointer) => pointer.split('/').slice(0, -1));
  const [first = []] = paths;
  const length = first.findIndex((segment, at) => paths.some((path) => path[at] !== segment));
  return (
    length === -1 ? first.slice(0, Math.min(...paths.map((path) => path.length))) : first.slice(0, length)
  ).join('/');
}

/** The names of members below a place. */
export const namesBelow = (place: string, pointers: readonly string[]): readonly string[] =>
  pointers.map((pointer) => pointer.slice(place.length + 1).replaceAll('/', '.'));
