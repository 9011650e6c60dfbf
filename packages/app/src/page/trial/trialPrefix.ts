/** Under which names the device keeps what a guest answered, one for each room. */
export const TRIAL_PREFIX = 'arma11:trial:predi:';
