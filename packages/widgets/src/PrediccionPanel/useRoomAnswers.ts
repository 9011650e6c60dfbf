import { useEffect, useState } from 'react';
import type { PrediMatch } from '@arma11/core/contract';
import type { ChosenAnswer } from '@arma11/core/rules';
import { readDraft, writeDraft } from './answers/answersDraft';
import type { AnswerEdits } from './answers/answersState';
import { createAnswersStore, type AnswersStore } from './answers/answersStore';

/** Which answers a panel holds. */
export interface RoomAnswersSettings {
  prediId: number;
  /** The player's entry, 0 before joining. */
  ins: number;
  matches: readonly PrediMatch[] | undefined;
  /** A read-only panel neither reads nor writes drafts. */
  readonly: boolean;
  /** The server's time: a draft is worth nothing after the last lock. */
  now: number;
}

/** The answers of an entry with what a draft kept of them. */
export interface RoomAnswers {
  store: AnswersStore;
  /** The draft waited to be sent when the page was left. */
  wasQueued: boolean;
  /** There was something unsaved from before. */
  hadDraft: boolean;
}

const noAnswers: RoomAnswers = { store: createAnswersStore([]), wasQueued: false, hadDraft: false };

/** The answers that the server has of a room. */
export const loadedAnswers = (matches: readonly PrediMatch[]): ChosenAnswer[] =>
  matches.flatMap(({ my_answers }) => my_answers);

/** One store of answers per entry: it survives every refetch, and takes over the draft that the tab kept. */
export function useRoomAnswers({ prediId, ins, matches, readonly, now }: RoomAnswersSettings): RoomAnswers {
  const [held, setHeld] = useState<{ key: string; answers: RoomAnswers } | null>(null);
  const room = `${prediId}/${readonly}`;
  const key = `${room}/${ins}`;
  let current = held;
  // Before the first picture with answers, so that none is drawn without them.
  if (matches && held?.key !== key) {
    // Who joins, or signs in and is in already, goes on with what is on the screen, storage or not.
    const kept = held?.key === `${room}/0` ? held.answers.store.edits() : null;
    const answers = startAnswers({ prediId, ins, matches, readonly, now }, kept?.picks.size ? kept : null);
    current = { key, answers };
    setHeld(current);
  }
  const answers = (matches && current?.answers) || noAnswers;
  useEffect(() => {
    if (matches) answers.store.load(loadedAnswers(matches));
  }, [answers, matches]);
  return answers;
}

/** Keeps the changes of a store in the tab until they are saved or their match closes. */
export function useDraftKeeping(answers: RoomAnswers, settings: RoomAnswersSettings, queued: boolean): void {
  const { prediId, ins, readonly, matches } = settings;
  const until = lastLock(matches ?? []);
  useEffect(() => {
    if (readonly || answers === noAnswers) return;
    const keep = () => {
      const { picks, scores } = answers.store.edits();
      writeDraft(prediId, ins, { picks, scores, queued, until });
    };
    keep();
    return answers.store.subscribe(keep);
  }, [answers, prediId, ins, readonly, queued, until]);
}

function startAnswers(settings: RoomAnswersSettings, kept: AnswerEdits | null): RoomAnswers {
  const { prediId, ins, matches = [], readonly, now } = settings;
  const draft = readonly ? null : readDraft(prediId, ins, now);
  const store = createAnswersStore(loadedAnswers(matches), kept ?? draft);
  return { store, wasQueued: draft?.queued ?? false, hadDraft: store.dirty() };
}

/** The moment at which the last match of a room locks: from then on no draft can be saved. */
const lastLock = (matches: readonly PrediMatch[]): number =>
  Math.max(0, ...matches.map(({ match }) => Date.parse(match.lock_at)));
