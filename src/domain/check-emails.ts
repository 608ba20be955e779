/** Whether a pilot gets emails about checks: nobody does unasked. */
export const CHECK_EMAIL_CHOICES = ['off', 'on'] as const;

/** In which of its two emails a check is: the one before its day, or the one of the day. */
export type CheckEmailStage = 'soon' | 'due';
