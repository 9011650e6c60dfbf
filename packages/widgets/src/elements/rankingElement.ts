import type { RankingProps } from '../Ranking/Ranking';
import { cancelable, elementSpec } from './classes/elementSpec';
import { from, oneOf, positiveInteger } from './classes/readers';
import { openOnSite } from './openOnSite';

/**
 * The table of a room, live while its matches are played, with the player's own row.
 * @element arma11-ranking
 * @attr {'compe' | 'predi'} [kind=compe] - The kind of room.
 * @attr {number} sala - The room. Needed.
 * @attr {number} [limit=10] - How many rows at most, up to 50; the player's own is shown besides.
 * @attr {number} jornada - One jornada of a lineup room over several; without, all of them together.
 * @prop {number} salaId - The attribute `sala`.
 * @fires {{ id: number }} arma11-ranking-open - 'Ver toda la tabla' was tapped. Cancelable: by default the whole table opens on our site, in a new tab.
 * @csspart header - The room's name, and where its table stands.
 * @csspart table - The rows.
 * @csspart row - One row.
 * @csspart own - The player's own row.
 * @csspart place - A place.
 * @csspart player - Face, name and prize of a player.
 * @csspart prize - What a place earns.
 * @csspart points - Points.
 * @csspart open - 'Ver toda la tabla'.
 * @csspart status - A note: nobody plays yet, or the room is not there.
 * @csspart button-primary - The main button.
 */
export const rankingElement = elementSpec<RankingProps>({
  name: 'ranking',
  load: () => import('../Ranking/Ranking').then(({ Ranking }) => Ranking),
  attributes: {
    kind: oneOf('compe', 'predi'),
    salaId: from('sala', positiveInteger),
    limit: positiveInteger,
    jornada: positiveInteger,
  },
  needs: ['salaId'],
  defaults: { kind: 'compe' },
  events: {
    onOpen: cancelable('arma11-ranking-open', ['id'], ({ id }, context) =>
      openOnSite(context, `/${String(context.props.kind)}/sala/${String(id)}/ranking`),
    ),
  },
  box: { minHeight: '41em' },
});
