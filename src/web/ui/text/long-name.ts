/** Characters from which a name takes several lines, as a headline or on a phone. */
const LONG_NAME = 50;

/** Whether a name is shown smaller than others, as it takes several lines. */
export function isLongName(name: string): boolean {
  return name.length > LONG_NAME;
}
