import { errorFrom, networkError } from '../../packages/core/src/client/errorFrom';
import { malformedAnswer } from '../../packages/core/src/client/malformedAnswer';
import { es } from '../../packages/app/src/messages/es';
import { lineupEs } from '../../packages/widgets/src/messages/lineup.es';
import { asBlock, asEmpty, asNews, asNote, asRefusal, asToast, asWaiting, type Problems } from './shownAs';

const { offline, shell, pictures, share } = es;
const answered = (status: number) => errorFrom({ status, headers: {}, body: null }).message;
const hour = '14:52';

export const network: Problems = {
  'No connection': asBlock(networkError(null).message),
  'The server failed': asBlock(answered(500)),
  'Something that is not the game answered': asBlock(malformedAnswer('GET', 200).message),
  'Nothing there': asBlock(answered(404)),
  'What was sent cannot be right': asRefusal(answered(400)),
  'Something changed meanwhile': asRefusal(answered(409)),
  'What is shown is old': asNote(offline.read(hour)),
  'What is shown is old, and the network slow': asNote(offline.slow(hour)),
  'Nothing was kept': asNote(offline.none),
  'This part was not kept': asBlock(shell.notKeptText, shell.notKept),
  'A page that does not exist': asEmpty(shell.notFound.title, shell.notFound.action),
  'A newer version was published': asBlock(shell.newVersion),
  'A part of the page did not load': asBlock(lineupEs.noChunk),
};

export const waiting: Problems = {
  'Changes wait for the network': asWaiting(offline.leaveTitle, offline.leaving(2)),
  'The team came too late': asToast(offline.teamLate(hour)),
  'The team changed on another screen': asToast(offline.teamElsewhere),
  'The team was refused': asToast(offline.teamRefused(answered(409))),
  'The answers came too late': asToast(offline.answersLate),
  'A part of the answers came too late': asToast(offline.answersPart(hour)),
  'The answers were refused': asToast(offline.answersRefused(answered(409))),
  'A payment without an answer, being asked for': asNews(shell.operations.waiting),
  'A payment without an answer that nobody knows': asNews(shell.operations.ask),
  'A payment that was not made': asNews(shell.operations.refused),
};

export const sharing: Problems = {
  'The picture could not be drawn': asBlock(pictures.failed),
  'What draws pictures did not load': asBlock(pictures.notLoaded),
  'The browser does not let copy': asNote(share.cannotCopy),
};
