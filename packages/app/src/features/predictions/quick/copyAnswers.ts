import type { Client } from '@arma11/core';
import { sendWaitingAnswers, waitingAnswers } from '@arma11/widgets';
import type { CopiedAnswers } from './copiedAnswers';

/** Another room of the player's, and what it would take. */
export interface CopyTarget {
  predi: number;
  ins: number;
  name: string;
  copied: CopiedAnswers;
}

/** Saves copied answers in another room, with what waits there already; of a question asked twice the copied answer counts. */
export async function copyAnswers(client: Client, { predi, ins, copied }: CopyTarget): Promise<void> {
  const asked = new Set(copied.answers.map(({ match_prediction }) => match_prediction));
  const waiting = waitingAnswers().find((each) => each.predi === predi && each.ins === ins)?.answers ?? [];
  const rest = waiting.filter(({ match_prediction }) => !asked.has(match_prediction));
  const answers = [...rest, ...copied.answers.map((answer) => ({ ...answer, predi }))];
  await sendWaitingAnswers(client, { predi, ins, answers });
}
