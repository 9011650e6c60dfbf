import recorded from './recorded/writes.recorded.json';

/** The recorded writes of each scenario by name: the key of each, and what a story shows of it. */
export const scenarioWrites = recorded;
