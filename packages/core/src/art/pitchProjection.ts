/** The stage that the pitch is drawn on, in its own units: places are given as shares of it. */
export const PITCH_STAGE = { width: 360, height: 560, farEdge: 74, goalLine: 548 } as const;

/** How far up the pitch the drawing reaches, in metres from the own goal line. */
export const PITCH_DEPTH = 80;

const NEAR_HALF = 176;
const FAR_HALF = 138;
const SHRINK = (NEAR_HALF / FAR_HALF - 1) / PITCH_DEPTH;

/** Size of things at a depth (metres from the own goal line) against those on the goal line: 1 there, less beyond. */
export const depthScale = (depth: number) => 1 / (1 + SHRINK * depth);

const FAR_SCALE = depthScale(PITCH_DEPTH);
const HORIZON = (PITCH_STAGE.farEdge - PITCH_STAGE.goalLine * FAR_SCALE) / (1 - FAR_SCALE);

/** Where a spot of the real pitch (0 to 68 m across, metres up from the own goal line) falls on the stage. */
export function projectPitch(across: number, depth: number): readonly [x: number, y: number] {
  const scale = depthScale(depth);
  return [
    PITCH_STAGE.width / 2 + ((across - 34) / 34) * NEAR_HALF * scale,
    HORIZON + (PITCH_STAGE.goalLine - HORIZON) * scale,
  ];
}
