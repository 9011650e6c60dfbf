import type { DemoPlayer } from '../season/squads';
import { weighted } from '../season/weighted';
import { otherSide, type ScriptEvent, type Side } from './matchScript';
import type { Team } from './pickTeam';

type Weights = readonly [POR: number, DEF: number, MED: number, DEL: number];

// How often something happens to a side of average level in one minute; a match has some 95.
const GOAL = 1.22 / 95;
const SAVE = 2.9 / 95;
const PENALTY = 0.13 / 95;
const YELLOW = 1.9 / 95;
const RED = 0.02 / 95;
const INJURY = 0.09 / 95;
const SUBSTITUTION = 3.4 / 32;
/** Whoever plays at home attacks a little more. */
const AT_HOME = 1.1;
const MOST_CHANGES = 5;

const SCORERS: Weights = [0, 0.5, 1.6, 4.2];
const HELPERS: Weights = [0.05, 0.9, 2.6, 1.7];
const BOOKED: Weights = [0.15, 1.5, 1.3, 0.7];
const TIRED: Weights = [0, 0.5, 1.2, 1.4];

const weigh =
  (weights: Weights) =>
  ({ position, level }: DemoPlayer) =>
    position === 4 ? 0 : weights[position] * level;

const levelOf = (players: readonly DemoPlayer[]) => players.reduce((sum, { level }) => sum + level, 0) / 11;

/** A match under way: who is on the pitch and what has happened. Every step draws from the one stream. */
export class MatchInPlay {
  readonly events: ScriptEvent[] = [];
  private readonly pitch: Record<Side, DemoPlayer[]>;
  private readonly bench: Record<Side, DemoPlayer[]>;
  private readonly changes = { local: 0, visit: 0 };
  private readonly booked = new Set<DemoPlayer>();

  constructor(
    teams: Readonly<Record<Side, Team>>,
    private readonly random: () => number,
  ) {
    this.pitch = { local: [...teams.local.starters], visit: [...teams.visit.starters] };
    this.bench = { local: [...teams.local.bench], visit: [...teams.visit.bench] };
  }

  /** One minute of a side's attack: a goal, a saved shot, a penalty, or nothing. */
  attack(tick: number, side: Side): void {
    const ratio = (levelOf(this.pitch[side]) / levelOf(this.pitch[otherSide(side)])) ** 1.6;
    const strength = ratio * (side === 'local' ? AT_HOME : 1 / AT_HOME);
    if (this.random() < GOAL * strength) this.goal(tick, side);
    else if (this.random() < PENALTY * strength) this.penalty(tick, side);
    else if (this.random() < SAVE * strength) this.save(tick, otherSide(side));
  }

  /** One minute of a side's tackles: a card, or nothing. */
  fouls(tick: number, side: Side): void {
    if (this.random() < YELLOW) this.book(tick, side, this.draw(side, BOOKED));
    if (this.random() < RED) this.sendOff(tick, side, this.draw(side, BOOKED));
  }

  /** One minute of a side's bench: somebody is hurt, or somebody tired leaves in the last half hour. */
  substitutions(tick: number, minute: number, side: Side): void {
    if (minute > 87 || this.changes[side] >= MOST_CHANGES) return;
    const hurt = this.random() < INJURY;
    const tired = minute >= 55 && this.random() < SUBSTITUTION;
    if (hurt || tired) this.change(tick, side, this.draw(side, TIRED), hurt);
  }

  private goal(tick: number, side: Side): void {
    if (this.random() < 0.03) {
      const loser = otherSide(side);
      this.tell({ tick, kind: 'autogol', side: loser, player: this.draw(loser, [0.2, 2, 0.5, 0.1]) });
      return;
    }
    const player = this.draw(side, SCORERS);
    const helped = this.random() < 0.74;
    const other = helped ? this.draw(side, HELPERS, player) : undefined;
    this.tell({ tick, kind: 'gol', side, player, ...(other && { other }) });
  }

  private penalty(tick: number, side: Side): void {
    const player = this.draw(side, [0, 0.2, 1, 3]);
    const outcome = this.random();
    const kind = outcome < 0.76 ? 'gol_penal' : outcome < 0.92 ? 'penal_atajado' : 'penal_fallado';
    const other = kind === 'penal_atajado' ? this.keeper(otherSide(side)) : undefined;
    this.tell({ tick, kind, side, player, ...(other && { other }) });
  }

  private save(tick: number, side: Side): void {
    const player = this.keeper(side);
    if (player) this.tell({ tick, kind: 'atajada', side, player });
  }

  private book(tick: number, side: Side, player: DemoPlayer): void {
    const again = this.booked.has(player);
    if (again && !this.canLose(side, player)) return;
    this.tell({ tick, kind: 'amarilla', side, player });
    if (again) this.sendOff(tick, side, player);
    this.booked.add(player);
  }

  /** Nobody is left without a goalkeeper, or with fewer than eight. */
  private canLose(side: Side, player: DemoPlayer): boolean {
    return player.position !== 0 && this.pitch[side].length > 8;
  }

  private sendOff(tick: number, side: Side, player: DemoPlayer): void {
    if (!this.canLose(side, player)) return;
    this.tell({ tick, kind: 'roja', side, player });
    this.pitch[side] = this.pitch[side].filter((other) => other !== player);
  }

  /** The best of the bench for the same line comes in; without one the player stays on. */
  private change(tick: number, side: Side, player: DemoPlayer, hurt: boolean): void {
    const other = this.bench[side].find(({ position }) => position === player.position);
    if (!other) return;
    if (hurt) this.tell({ tick, kind: 'lesion', side, player });
    this.tell({ tick, kind: 'cambio', side, player, other });
    this.bench[side] = this.bench[side].filter((each) => each !== other);
    this.pitch[side] = this.pitch[side].map((each) => (each === player ? other : each));
    this.changes[side] += 1;
  }

  private keeper(side: Side): DemoPlayer | undefined {
    return this.pitch[side].find(({ position }) => position === 0);
  }

  private draw(side: Side, weights: Weights, except?: DemoPlayer): DemoPlayer {
    const candidates = this.pitch[side].filter((player) => player !== except);
    return weighted(candidates, weigh(weights), this.random);
  }

  private tell(event: ScriptEvent): void {
    this.events.push(event);
  }
}
