/** An object of an answer, as it is sent and as it is packed. */
export type Fields = Record<string, unknown>;

/** What answers have in common: objects that stand in many of them. */
export interface PartKind {
  kind: string;
  /** Fields that it alone has together. */
  has: readonly string[];
  /** What its name says besides its id. */
  label: (sent: Fields) => readonly unknown[];
  /** Fields that tell one from another of the same name, the plainest first. */
  differsBy?: readonly string[];
}

const clubOf = (side: unknown) => (side as { short: string }).short;

/** Most hold others: an entry its room, a player their match, a match its clubs. */
const kinds: readonly PartKind[] = [
  { kind: 'club', has: ['kit'], label: ({ name }) => [name] },
  {
    kind: 'match',
    has: ['id', 'goals_local'],
    label: ({ local, visit, estado }) => [clubOf(local), clubOf(visit), estado],
  },
  {
    kind: 'player',
    has: ['full_name'],
    label: ({ short_name }) => [short_name],
    differsBy: ['in_lineup', 'match', 'selected_pct'],
  },
  {
    kind: 'lineup-entry',
    has: ['player_type'],
    label: ({ player }) => [(player as { short_name: string }).short_name],
    differsBy: ['player'],
  },
  {
    kind: 'compe-entry',
    has: ['sala_detail'],
    label: ({ sala_detail }) => [(sala_detail as { estado: string }).estado],
    differsBy: ['formation', 'version'],
  },
  { kind: 'sala', has: ['ins_user', 'rules_version'], label: ({ estado }) => [estado], differsBy: ['ins_user'] },
  { kind: 'room-offer', has: ['ins_user', 'top_award'], label: ({ estado }) => [estado], differsBy: ['ins_user'] },
  {
    kind: 'predi-room',
    has: ['user_ins', 'unanswered'],
    label: ({ estado }) => [estado],
    differsBy: ['join_allowed', 'user_ins', 'unanswered'],
  },
];

/** The kind of an object; undefined where it stays in its place. */
export const partKindOf = (fields: Fields): PartKind | undefined =>
  kinds.find(({ has }) => has.every((field) => field in fields));
