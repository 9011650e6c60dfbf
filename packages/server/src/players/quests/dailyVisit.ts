import { limaDay } from '@arma11/core/domain';
import { appNow } from '../../platform/db/clock';
import type { Tx } from '../../platform/db/database';
import { giveDailyXp } from '../rango/giveXp';
import { countStep } from './countStep';

/** The first sign of a player on a day of Lima: XP (rules R11.4), and a step of their quests (R11.1). Safe to repeat. */
export async function dailyVisit(tx: Tx, userId: number): Promise<void> {
  await giveDailyXp(tx, userId);
  await countStep(tx, userId, 'login_dia', `day:${limaDay(await appNow(tx))}`);
}
