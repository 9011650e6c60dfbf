export {
  amend,
  answer,
  disconnect,
  fail,
  hang,
  type Amendment,
  type WorldAnswer,
  type WorldAnswers,
} from './amendments';
export { type RecordedAnswer, type RecordedWorld } from './recordedWorld';
export { createWorldTransport, UnknownRequestError, type WorldTransportOptions } from './worldTransport';
export { memoryStorage } from '../client/memoryStorage';
