export {
  amend,
  answer,
  disconnect,
  fail,
  hang,
  refuse,
  type Amendment,
  type WorldAnswer,
  type WorldAnswers,
} from './amendments';
export { cast } from './cast';
export { loadWorld, pagedWorlds, worldNames, type WorldName } from './loadWorld';
export { unpackWorld, type PackedWorld } from './packedWorld';
export { type RecordedAnswer, type RecordedWorld } from './recordedWorld';
export { requestKey } from './requestKey';
export { keyTo, requestTo, type WorldRequest } from './requestTo';
export { worldAfter } from './worldAfter';
export { createWorldTransport, UnknownRequestError, type WorldTransportOptions } from './worldTransport';
export { memoryStorage } from '../client/memoryStorage';
