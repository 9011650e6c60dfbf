/** What is mailed: the subject, and the text as it stands in the mail. */
export interface Letter {
  subject: string;
  text: string;
}

/** A letter of these lines, signed. */
export const letter = (subject: string, ...lines: string[]): Letter => ({
  subject,
  text: [...lines, '', 'Arma Tu 11'].join('\n'),
});
