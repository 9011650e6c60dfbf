import { FEE } from './lockRaceScene.mjs';

/**
 * What the tables hold of one player in one room, as text where it is compared as a whole.
 * @typedef {object} Held
 * @property {number} room
 * @property {number} player
 * @property {number} version of the entry or, in lineup rooms, of the lineup
 * @property {string} saved_at
 * @property {string | null} formation
 * @property {[number, number][]} answers questions with what was chosen
 * @property {(number | null)[] | null} guess
 */

/** What a client may be told at the lock and after it; REGLA: who joins finds only footballers who are locked. */
const CLOSED = {
  lineup: ['CERRADO'],
  leave: ['CERRADO'],
  join: ['CERRADO', 'REGLA'],
  answers: ['PREDI_CERRADA'],
  guess: ['CERRADO'],
};

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const keyOf = ({ room, player }) => `${room} ${player}`;

/** What is wrong with the answers of one writer, whatever is stored. */
function wrongAnswers({ does, player }, history, inexact) {
  const who = `${does} of ${player.id}`;
  return history.flatMap(({ sent, answered, answer: { status, lost, body } }) => {
    if (status === 200 && sent > inexact) return [`${who} was acknowledged, and sent ${sent} ms after the lock`];
    if (status === 200) return [];
    if (!CLOSED[does].includes(body?.code))
      return [`${who} was answered ${status ?? lost} ${body?.code ?? ''}, ${answered} ms from the lock`];
    return answered < -inexact ? [`${who} was refused ${-answered} ms before the lock`] : [];
  });
}

/** What a writer was told last, and what is stored of it. */
function unlikeStored({ does, player }, history, held) {
  const last = history.findLast(({ answer }) => answer.status === 200);
  const who = `${does} of ${player.id}`;
  if (does === 'join' || does === 'leave') {
    const seated = last ? last.value : does === 'leave';
    return seated === (held !== undefined)
      ? []
      : [`${who}: ${seated ? 'a seat was told' : 'no seat'}, other is stored`];
  }
  if (!held) return [`${who}: the seat is gone`];
  if (!last) return [];
  const stored = { lineup: held.formation, answers: held.answers, guess: held.guess }[does];
  if (!same(stored, last.value))
    return [`${who}: ${JSON.stringify(stored)} is stored, ${JSON.stringify(last.value)} told`];
  const { version } = last.answer.body.lineup ?? last.answer.body;
  return version === undefined || version === held.version
    ? []
    : [`${who}: version ${held.version} is stored, ${version} told`];
}

/** The seats of a round that another statement sees otherwise than the first. */
const changed = (before, after) => {
  const others = new Map(after.map((row) => [keyOf(row), row]));
  const differ = before.filter((row) => !same(row, others.get(keyOf(row)))).map(keyOf);
  const come = after.filter((row) => !before.some((other) => keyOf(other) === keyOf(row))).map(keyOf);
  return [...differ, ...come];
};

/** Fees, by who has paid them: one for each seat in a paid room, and none for who has left or never came in. */
function wrongMoney({ writers, rooms }, stored, spent) {
  const seats = new Set(stored.map(keyOf));
  return writers.flatMap(({ player: { id: player }, room, does }) => {
    const due = seats.has(keyOf({ room, player })) && room !== rooms.lineups ? FEE : 0;
    const paid = spent.get(player) ?? 0;
    return paid === due ? [] : [`${does} of ${player}: paid ${paid} coins for seats of ${due}`];
  });
}

/**
 * Judges a round by the histories of its clients, by what plain SQL saw as soon as it could hold the rooms after the lock
 * (null: it did not look), and by what it sees once all is over.
 * @param {import('./lockRaceScene.mjs').Round} round
 * @param {{ histories: import('./lockRaceWriter.mjs').Written[][], inexact: number, atLock: Held[] | null, stored: Held[], spent: Map<number, number> }} seen
 *   `inexact`: so far the servers' clock may be off as clients know it, in milliseconds; `spent`: coins by player
 * @returns {string[]} violations
 */
export function judgeRound(round, { histories, inexact, atLock, stored, spent }) {
  const held = new Map(stored.map((row) => [keyOf(row), row]));
  const of = round.writers.flatMap((writer, at) => [
    ...wrongAnswers(writer, histories[at], inexact),
    ...unlikeStored(writer, histories[at], held.get(keyOf({ room: writer.room, player: writer.player.id }))),
  ]);
  const late = atLock ? changed(atLock, stored).map((seat) => `the seat ${seat} was changed after the lock`) : [];
  return [...of, ...late, ...wrongMoney(round, stored, spent)];
}

/**
 * What the room has committed to at its lock, unlike what is stored of it: rows of what was hashed, by player.
 * @param {'compe' | 'predi'} kind
 * @param {Held[]} stored of the room
 * @param {Map<number, string>} contents
 */
export function unlikeSealed(kind, stored, contents) {
  return stored.flatMap(({ player, room, formation, answers, guess }) => {
    const content = contents.get(player);
    if (content === undefined) return [`player ${player} has no receipt of room ${room}`];
    const { tiebreak, ...sealed } = JSON.parse(content);
    const chosen = answers.map(([, alternative]) => alternative);
    const guessed = tiebreak ? [tiebreak.goals_local, tiebreak.goals_visit, tiebreak.minute] : null;
    const fits =
      kind === 'compe' ? sealed.formation === formation : same(sealed.answers, chosen) && same(guessed, guess);
    return fits ? [] : [`the receipt of player ${player} in room ${room} says ${content}`];
  });
}
