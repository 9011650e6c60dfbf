import { callTable, contractSchemas } from '@arma11/core/schemas';
import { isPrivate } from '@arma11/core/domain';
import { routes } from '../platform/http/route';
import { Refusal } from '../platform/refusal';
import { visiblePrediRoom } from '../rooms/predictions/findPrediRooms';
import { roomReactions } from '../rooms/reactions/roomReactions';
import { saveReaction } from '../rooms/reactions/saveReaction';
import { visibleCompeRoom } from '../rooms/view/visibleCompeRoom';

const visible = { compe: visibleCompeRoom, predi: visiblePrediRoom };

const onlyAtOurs = () =>
  new Refusal(403, 'FUERA_DE_ALCANCE', 'En una sala privada se reacciona desde Arma Tu 11. Ábrela ahí.');

/** Reactions to rooms of either game. */
export const reactionRoutes = routes(callTable.reactions, contractSchemas.reactions, {
  async ofRoom({ deps, player, params }) {
    const room = await visible[params.kind](deps.db.fresh, player.id, params.id);
    return roomReactions(deps.db.fresh, player.id, room.id);
  },

  react: ({ player, params, body, write }) =>
    write(async (tx) => {
      const room = await visible[params.kind](tx, player.id, params.id);
      if (player.embed && isPrivate(room)) throw onlyAtOurs();
      return saveReaction(tx, { roomId: room.id, userId: player.id, emoji: body.emoji });
    }),
});
