import type { RoomCertificate } from '@arma11/core/contract';
import { certificateProblems } from '@arma11/core/domain';
import { browserSha256 } from '../browserSha256';
import { placeOfProblem, type ProblemPlace } from './placeOfProblem';

/** What a check found: nothing wrong, the places that are, or that this browser cannot tell. */
export type CheckedCertificate = { places: ProblemPlace[] } | 'unable';

/** Computes a room's certificate again on the player's own device (rules R15.4). */
export async function checkCertificate(certificate: RoomCertificate, roomId: number): Promise<CheckedCertificate> {
  const sha256 = browserSha256();
  if (!sha256) return 'unable';
  const problems = await certificateProblems(certificate, sha256);
  const places = problems.map(({ where }) => placeOfProblem(certificate, where));
  // Sound, but of another room.
  if (certificate.room.id !== roomId) places.unshift({ part: 'room' });
  const seen = new Map(places.map((place) => [JSON.stringify(place), place]));
  return { places: [...seen.values()] };
}
