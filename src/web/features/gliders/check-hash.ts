/** Ends the address of a glider's form that begins at the fields of the check. */
export const CHECK_HASH = '#check';
