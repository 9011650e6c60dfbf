// Longer than 200 lines on purpose: one line for each message that is more than a text, section by section.
import type { Messages } from './es';

/** A message with facts in it. */
// oxlint-disable-next-line typescript/no-explicit-any -- figures, names or hours, as it says itself
export type Sentence = (...facts: any[]) => string;

/** A name for each fact, in order: `{name}` stands for it in a partner's own text. */
type HolesOf<Facts extends readonly unknown[]> = { readonly [Place in keyof Facts]-?: string };

/** What a message is, unless it is a text: the names of a sentence's facts in order, a list of so many, or another. */
type ShapeOf<Word> = Word extends Sentence
  ? HolesOf<Parameters<Word>> | 'function'
  : Word extends readonly unknown[]
    ? number
    : Word extends (...facts: never[]) => unknown
      ? 'function'
      : 'texts';

type Shapes = {
  readonly [Section in keyof Messages]: {
    readonly [Name in keyof Messages[Section] as Messages[Section][Name] extends string ? never : Name]: ShapeOf<
      Messages[Section][Name]
    >;
  };
};

/** As it is read: by names that a partner wrote. */
export type MessageShape = readonly string[] | number | 'function' | 'texts';

const spoken = {
  time: 'function',
  shortDay: 'function',
  weekday: 'function',
  timeLeft: 'function',
  oneDecimal: 'function',
  fromServer: 'function',
  failure: 'function',
} as const;

/** Every message that is more than a text, of every section: one that is missing here fails the types. */
export const messageShapes = {
  lineup: {
    ...spoken,
    lines: 5,
    bands: 4,
    positions: 'texts',
    conditions: 'texts',
    sorts: 'texts',
    pitchGroup: ['formation'],
    place: ['position', 'place', 'of'],
    points: ['n'],
    pointsWord: ['n'],
    saved: ['hour'],
    closedAt: ['hour'],
    replaced: ['names'],
    stopped: ['state'],
    stateName: ['state'],
    averageShort: ['value'],
    hour: ['hour'],
    playsAt: ['when'],
    minute: ['minute'],
    playing: ['minute'],
    inPlay: ['n'],
    toPlay: ['n'],
    played: ['n'],
    closesAt: ['when'],
    lastPoints: ['n'],
    teamFilter: ['short', 'team'],
    players: ['n'],
    optionsOf: ['position'],
    home: ['rival'],
    away: ['rival'],
    came: ['in', 'out'],
    queued: ['hour'],
    waits: ['state'],
    voided: ['state'],
    makeCaptain: ['player'],
    dropCaptain: ['player'],
    captainIs: ['player'],
    copyFrom: ['room'],
    copySource: ['formation', 'when'],
    copyTooMany: ['n'],
    copyChanges: ['n'],
    copyFormation: ['formation'],
    copied: ['n'],
    previewFormation: ['formation'],
    leaves: ['names'],
    enters: ['names'],
    formationChanged: ['formation'],
    confirmFormation: ['formation'],
    keep: ['player'],
    swapFor: ['player'],
    average: ['value'],
    applyFill: ['n'],
    filled: ['n'],
    leaving: ['player'],
    leavingWith: ['player', 'condition'],
    maxPerClub: ['n'],
    price: ['n'],
    budgetLeft: ['n'],
    budgetOver: ['n'],
    budgetFor: ['n'],
    tooDear: ['price', 'n'],
    unavailable: ['player', 'condition'],
    breakdown: ['player'],
    corrected: ['n'],
    times: ['n'],
  },
  predi: {
    ...spoken,
    roomFree: ['n'],
    roomPaid: ['fee', 'n'],
    points: ['n'],
    plus: ['n'],
    gain: ['n'],
    of: ['n', 'total'],
    saved: ['hour', 'receipt'],
    savedRest: ['matches'],
    closedMeanwhile: ['matches'],
    tooLate: ['hour'],
    notSaved: ['reason'],
    queued: ['hour'],
    joinFor: ['fee'],
    answered: ['n', 'total'],
    match: ['local', 'visit'],
    versus: ['local', 'visit'],
    moreMatches: ['n'],
    clearMatch: ['match'],
    goalsOf: ['team'],
    scoreMissing: ['team'],
    score: ['local', 'visit'],
    otherScore: ['n'],
    closedAt: ['hour'],
    closesSoon: ['match', 'n'],
    justClosed: ['match'],
    yourPick: ['n'],
    share: ['percent'],
    choices: ['n'],
    minute: ['minute'],
  },
  clutch: {
    ...spoken,
    decidedBy: 'texts',
    saved: ['hour'],
    notSaved: ['reason'],
    closedAt: ['hour'],
    goals: ['local', 'visit'],
    at: ['minute'],
    tiedWith: ['n'],
  },
  longTerm: {
    ...spoken,
    option: ['answer', 'n'],
    saved: ['hour'],
    notSaved: ['reason'],
    won: ['n'],
    same: ['percent'],
  },
  roomCard: {
    ...spoken,
    modes: 'texts',
    modeHelp: 'texts',
    cancelReasons: 'texts',
    wonAt: ['place'],
    ofEvent: ['detail'],
    seatsLabel: ['n', 'total'],
    closesToday: ['hour'],
    closesTomorrow: ['hour'],
    closesOn: ['day', 'hour'],
    matches: ['n'],
    onMatches: ['detail', 'n'],
    players: ['n'],
    more: ['n'],
    unanswered: ['n'],
    closedAt: ['hour'],
    closedShort: ['hour'],
    openRoom: ['action', 'room'],
    room: ['room', 'detail'],
    welcome: ['room'],
    confirmTitle: ['room'],
    missing: ['amount'],
    returned: ['amount'],
    confirmCommission: ['percent'],
    today: ['hour'],
    tomorrow: ['hour'],
    leaveUntil: ['hour'],
    leaveUntilDay: ['day', 'hour'],
    noLeavingWhenFull: ['until'],
    perClub: ['most'],
    budget: ['millions'],
    pay: ['amount'],
  },
  wallet: { balance: ['amount'], balanceInCoins: ['amount'] },
  quest: {
    ...spoken,
    progress: ['n', 'total'],
    progressLabel: ['title', 'n', 'total'],
    reward: ['amount'],
    rewardLabel: ['amount'],
    paid: ['amount'],
    paidItem: ['item'],
    notPaid: ['reason'],
  },
  ranking: { ...spoken, table: ['room'], prize: ['amount'], up: ['n'], down: ['n'], players: ['n'] },
  reactions: { ...spoken, names: 'texts', counted: ['reaction', 'n'], notSaved: ['reason'] },
  scoring: { kinds: 'texts', pts: ['n'], stage: ['factor', 'jornada'] },
  signIn: { failures: 'texts' },
  money: { coins: ['n'], soles: ['n'], figure: ['n'] },
  ui: { conditions: 'texts', less: ['what'], more: ['what'], pointsWord: ['n'] },
  element: {},
} satisfies Shapes;
