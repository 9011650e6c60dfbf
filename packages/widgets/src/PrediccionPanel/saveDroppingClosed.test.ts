import { describe, expect, it, vi } from 'vitest';
import { Arma11Error } from '@arma11/core';
import type { AnswerToSave, SavedAnswers } from '@arma11/core/contract';
import { saveDroppingClosed } from './saveDroppingClosed';

const answers: AnswerToSave[] = [
  { alternative: 901, predi: 77, match_prediction: 450 },
  { alternative: 911, predi: 77, match_prediction: 451 },
];
const stored: SavedAnswers = {
  status: 'ok',
  saved: [],
  saved_at: '2026-11-21T18:02:11Z',
  version: 4,
  receipt: '8F3A-21C7',
};

const closedRefusal = (closed: unknown) =>
  new Arma11Error('closed', 'Este partido ya cerró.', {
    status: 409,
    serverCode: 'PREDI_CERRADA',
    body: { status: 'error', code: 'PREDI_CERRADA', message: 'Este partido ya cerró.', request_id: 'r-92', closed },
  });

describe('saving answers', () => {
  it('sends them once when all are open', async () => {
    const send = vi.fn().mockResolvedValue(stored);
    await expect(saveDroppingClosed(send, answers)).resolves.toEqual({ stored, sent: answers, closed: [] });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('drops the closed ones and sends the rest once more', async () => {
    const send = vi
      .fn()
      .mockRejectedValueOnce(closedRefusal([450]))
      .mockResolvedValueOnce(stored);
    await expect(saveDroppingClosed(send, answers)).resolves.toEqual({ stored, sent: [answers[1]], closed: [450] });
    expect(send).toHaveBeenLastCalledWith([answers[1]]);
  });

  it('sends nothing more when every one had closed', async () => {
    const send = vi.fn().mockRejectedValue(closedRefusal([450, 451]));
    await expect(saveDroppingClosed(send, answers)).resolves.toEqual({ stored: null, sent: [], closed: [450, 451] });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('tries once more and no further', async () => {
    const send = vi
      .fn()
      .mockRejectedValueOnce(closedRefusal([450]))
      .mockRejectedValueOnce(closedRefusal([451]));
    await expect(saveDroppingClosed(send, answers)).rejects.toThrow('Este partido ya cerró.');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['names no market that was sent', closedRefusal([999])],
    ['names nothing', closedRefusal(undefined)],
    ['is another refusal', new Arma11Error('conflict', 'No estás en la sala.', { serverCode: 'NO_INSCRITO' })],
    ['is no refusal at all', new Error('boom')],
  ])('passes on an error that %s', async (_, error) => {
    const send = vi.fn().mockRejectedValue(error);
    await expect(saveDroppingClosed(send, answers)).rejects.toBe(error);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
