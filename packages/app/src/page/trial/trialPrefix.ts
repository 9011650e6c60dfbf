/** Under which names the device keeps what a guest tried. */
export const TRIALS_PREFIX = 'arma11:trial:';

/** What they answered, one name for each prediction room. */
export const TRIAL_PREFIX = `${TRIALS_PREFIX}predi:`;

/** The elevens that they made, one for each lineup room. */
export const LINEUP_TRIAL_PREFIX = `${TRIALS_PREFIX}compe:`;
