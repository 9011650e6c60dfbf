import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '@arma11/core';
import type { Lineup } from '@arma11/core/contract';
import type { LineupMessages } from '../../messages/lineup.es';
import type { TeamBudget } from '../model/lineupBudget';
import type { LineupNotice } from '../model/lineupNotice';
import type { OpenPlan } from '../model/lineupPlanner';
import type { LineupCommand } from '../saving/lineupCommand';

/** What planning needs to know. */
export interface PlanSettings {
  lineup: Lineup | null;
  jornada: number | undefined;
  maxPerClub: number | null;
  /** The instant, once the room has locked and only slots may still change. */
  lateNow: number | null;
  /** In rooms with a budget, once it is known. */
  budget: TeamBudget | null;
  t: LineupMessages;
  notify: (text: string, tone?: LineupNotice['tone']) => void;
  apply: (command: LineupCommand) => Promise<boolean>;
}

/** What a plan is made with, once there is a lineup. */
export interface PlanDesk extends PlanSettings {
  client: Client;
  queryClient: QueryClient;
  lineup: Lineup;
  setOpen: (plan: OpenPlan) => void;
  setPreparing: (what: null) => void;
}
