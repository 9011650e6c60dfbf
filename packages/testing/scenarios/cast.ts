import recorded from './recorded/cast.recorded.json';

/** Who and what the recorded scenarios are about: ids that are the same in all of them, and each scenario's writes by name. */
export const cast = recorded;
