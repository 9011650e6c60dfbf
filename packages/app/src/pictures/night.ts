import { tokens, type TokenName } from '@arma11/widgets/theme';

/** A colour of the dark scheme: pictures are always of the night, whatever the page is. */
export const night = (name: TokenName): string => tokens[name].dark;
