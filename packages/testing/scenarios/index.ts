export {
  override,
  answer,
  disconnect,
  fail,
  hang,
  refuse,
  type Override,
  type ScenarioAnswer,
  type ScenarioAnswers,
} from './overrides';
export { loadScenario, scenariosWithPages, scenarioNames, type ScenarioName } from './loadScenario';
export { unpackScenario, type PackedScenario } from './packedScenario';
export { type RecordedAnswer, type RecordedScenario } from './recordedScenario';
export { requestKey } from './requestKey';
export { keyTo, requestTo, type ScenarioRequest } from './requestTo';
export { scenarioAfter } from './scenarioAfter';
export { scenarioIds } from './scenarioIds';
export { createScenarioTransport, UnknownRequestError, type ScenarioTransportOptions } from './scenarioTransport';
export { scenarioWrites } from './scenarioWrites';
