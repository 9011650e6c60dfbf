import { formatAccessCode } from '@arma11/core/domain';
import type { RoomRow } from '../../platform/db/schema';

/** The page where a code is typed in, with the code filled in; the app puts its own address before it. */
export const shareUrl = ({ kind, id }: Pick<RoomRow, 'kind' | 'id'>, code: string): string =>
  kind === 'compe'
    ? `/compe/sala/join/?code=${formatAccessCode(code)}`
    : `/predi/sala-join?code=${formatAccessCode(code)}&predi=${id}`;
