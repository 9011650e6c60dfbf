import type { LongTermKind } from '@arma11/core/contract';
import { longTermKinds, marketKinds, parseScoring, ScoringTextError } from '@arma11/core/domain';
import { z } from 'zod';

export const Kind = z.enum(marketKinds);

const parts = (text: string) => text.split(',').map((part) => part.trim());

/** A table of points: the name of a ready one, or its rows (rules R17.1). */
export const Scoring = z
  .string()
  .max(400)
  .transform((text, context) => {
    try {
      return parseScoring(text);
    } catch (error) {
      if (!(error instanceof ScoringTextError)) throw error;
      context.addIssue(error.message);
      return z.NEVER;
    }
  });

/** A kind of question about a competition as a whole. */
export const LongTerm = z.enum(longTermKinds);

/** Such kinds, parted by commas. */
export const LongTerms = z
  .string()
  .regex(/^[a-z_, ]{1,80}$/, `questions about a competition are named ${longTermKinds.join(', ')}, parted by commas`)
  .transform(parts)
  .pipe(z.array(LongTerm).min(1))
  .transform((kinds) => [...new Set(kinds)]);

/** What such kinds are worth in a room, parted by commas: 'campeon 20, subcampeon 5' (rules R17.1). */
export const LongTermPoints = z
  .string()
  .max(120)
  .transform((text, context) => {
    const points: Partial<Record<LongTermKind, number>> = {};
    for (const part of parts(text)) {
      const [, name, pts] = /^([a-z_]+) (\d{1,3})$/.exec(part) ?? [];
      const kind = longTermKinds.find((each) => each === name);
      if (!kind || kind in points || Number(pts) < 1 || Number(pts) > 100) {
        context.addIssue(
          `"${part}" is no question about the competition with its points, 1 to 100, such as campeon 20`,
        );
        return z.NEVER;
      }
      points[kind] = Number(pts);
    }
    return points;
  });

/** Kinds of question, parted by commas. */
export const Kinds = z
  .string()
  .regex(/^[a-z0-9_, ]{1,80}$/, `kinds are named ${marketKinds.join(', ')}, parted by commas`)
  .transform(parts)
  .pipe(z.array(Kind).min(1));
