import { contractSchemas } from '@arma11/core/schemas';
import type { RoomCommitments } from '@arma11/core/contract';
import { certificateProblems, commitmentProblems } from '@arma11/core/domain';
import { z } from 'zod';
import { hexSha256 } from '../../rooms/settle/certificate';
import { command, CommandError } from '../definition/command';
import { table } from '../definition/table';

/** Whether a certificate or receipts hold, and where they do not. */
interface Verified {
  what: 'certificate' | 'receipts';
  room: number;
  /** Entries of the certificate, or receipts in the file. */
  count: number;
  /** The certificate's hash, or the last root. */
  hash: string;
  problems: { where: string; what: string }[];
}

function readFile(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandError('This is no certificate of a room and no receipt: it is no JSON.', { cause: error });
  }
}

function readCertificate(json: unknown) {
  const { data, error } = contractSchemas.salas.certificate.response.safeParse(json);
  if (data) return data;
  throw new CommandError(`This is no certificate of a room and no receipt: ${z.prettifyError(error!)}`);
}

async function verifyReceipts(sealed: RoomCommitments): Promise<Verified> {
  const receipts = sealed.commitments.filter(({ receipt }) => receipt !== null);
  if (receipts.length === 0)
    throw new CommandError(`This file of room ${sealed.room} has roots, and nobody’s receipt.`);
  return {
    what: 'receipts',
    room: sealed.room,
    count: receipts.length,
    hash: receipts.at(-1)!.root,
    problems: await commitmentProblems(sealed, hexSha256),
  };
}

/**
 * Computes a certificate again from the statistics that it lists (rules R15.4), or the roots of a player's receipts (R15.5); a
 * difference ends the process with 1.
 */
export const settleVerify = command({
  name: 'settle verify',
  summary:
    'compute a room’s certificate again, or the roots of a player’s receipts; ends with 1 where something differs',
  positional: ['certificate'],
  args: z.object({
    certificate: z
      .string()
      .meta({ place: 'file' })
      .describe('the file: the response of plus/rooms/{id}/certificate/ or plus/rooms/{kind}/{id}/commitments/'),
  }),
  run: async (_context, { certificate: text }): Promise<Verified> => {
    const json = readFile(text);
    const receipts = contractSchemas.salas.commitments.response.safeParse(json);
    if (receipts.data) return verifyReceipts(receipts.data);
    const certificate = readCertificate(json);
    const { room, entries, hash } = certificate;
    const problems = await certificateProblems(certificate, hexSha256);
    return { what: 'certificate', room: room.id, count: entries.length, hash, problems };
  },
  print: ({ what, room, count, hash, problems }) =>
    problems.length === 0
      ? `Verified the ${what} of room ${room}: ${count} ${what === 'receipts' ? 'locks, last root' : 'entries, hash'} ${hash}.`
      : `The ${what} of room ${room}: not verified.\n${table(
          ['where', 'what'],
          problems.slice(0, 50).map((problem) => [problem.where, problem.what]),
        )}`,
  failed: ({ problems }) => problems.length > 0,
});
