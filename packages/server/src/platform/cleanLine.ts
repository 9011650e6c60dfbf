/** What joins the parts of one picture, such as 👩‍🚀, between them; anywhere else it is invisible. */
const LOOSE_JOINERS =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/gu;
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}]|(?!\u200D)\p{Cf}/gu;

/** A line that somebody wrote for others to read, without control and invisible characters and with single spaces. */
export const cleanLine = (written: string): string =>
  written
    .normalize('NFKC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(LOOSE_JOINERS, '')
    .replaceAll(/ +/g, ' ')
    .trim();
