import recorded from './worlds/cast.recorded.json';

/** Who and what the recorded worlds are about: ids that are the same in all of them, and each world's writes by name. */
export const cast = recorded;
