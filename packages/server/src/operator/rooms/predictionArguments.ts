import { marketKinds, parseScoring, ScoringTextError } from '@arma11/core/domain';
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

/** Kinds of question, parted by commas. */
export const Kinds = z
  .string()
  .regex(/^[a-z0-9_, ]{1,80}$/, `kinds are named ${marketKinds.join(', ')}, parted by commas`)
  .transform(parts)
  .pipe(z.array(Kind).min(1));
