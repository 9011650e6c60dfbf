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

/** Kinds of question, parted by commas. */
export const Kinds = z
  .string()
  .regex(/^[a-z0-9_, ]{1,80}$/, `kinds are named ${marketKinds.join(', ')}, parted by commas`)
  .transform(parts)
  .pipe(z.array(Kind).min(1));
