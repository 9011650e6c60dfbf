import { z } from 'zod';

const KINDS = ['1x2', 'goles', 'ambos', 'primer_gol', 'marcador', 'goleador'] as const;

export const Kind = z.enum(KINDS);

const parts = (text: string) => text.split(',').map((part) => part.trim());

/** Kinds of question, parted by commas. */
export const Kinds = z
  .string()
  .regex(/^[a-z0-9_, ]{1,80}$/, `kinds are named ${KINDS.join(', ')}, parted by commas`)
  .transform(parts)
  .pipe(z.array(Kind).min(1));

/** Ids of matches, parted by commas. */
export const MatchIds = z
  .string()
  .regex(/^\d+(\s*,\s*\d+)*$/, 'matches are given by id, parted by commas: 12,15,18')
  .transform((text) => parts(text).map(Number))
  .pipe(z.array(z.int().min(1).max(2_147_483_647)).min(1).max(50));
