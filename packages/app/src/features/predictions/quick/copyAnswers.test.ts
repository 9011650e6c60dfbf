import { beforeEach, expect, it } from 'vitest';
import { createClient, type TransportRequest } from '@arma11/core';
import type { AnswerToSave } from '@arma11/core/contract';
import { storedAnswers } from '@arma11/testing/fixtures/prediRoutes';
import { waitingAnswers } from '@arma11/widgets';
import { copyAnswers } from './copyAnswers';

beforeEach(() => localStorage.clear());

it('takes along what waits in the other room, and of a question asked twice the copied answer', async () => {
  const draft = {
    picks: [
      [1, 10],
      [2, 20],
    ],
    scores: [],
    queued: true,
    until: 9e15,
  };
  localStorage.setItem('arma11:predi-draft:80:90', JSON.stringify(draft));
  const sent: TransportRequest[] = [];
  const client = createClient({
    transport: async (request) => {
      sent.push(request);
      return { status: 200, headers: {}, body: storedAnswers(request.body as AnswerToSave[]) };
    },
  });
  const copied = { matches: 1, answers: [{ match_prediction: 2, alternative: 21 }] };
  await copyAnswers(client, { predi: 80, ins: 90, name: 'La oficina', copied });
  expect(sent.map(({ body }) => body)).toEqual([
    [
      { predi: 80, match_prediction: 1, alternative: 10 },
      { predi: 80, match_prediction: 2, alternative: 21 },
    ],
  ]);
  expect(waitingAnswers()).toEqual([]);
});
