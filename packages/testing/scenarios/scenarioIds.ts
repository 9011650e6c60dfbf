import recorded from './recorded/ids.recorded.json';

/** Ids of whom and what the recorded scenarios are about; they are the same in all of them. */
export const scenarioIds = recorded;
