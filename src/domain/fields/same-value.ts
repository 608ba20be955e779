/** Whether two values of a field are the same; lists by their elements. */
export function isSameValue(first: unknown, second: unknown): boolean {
  if (!Array.isArray(first) || !Array.isArray(second)) return Object.is(first, second);
  return first.length === second.length && first.every((element, index) => Object.is(element, second[index]));
}
