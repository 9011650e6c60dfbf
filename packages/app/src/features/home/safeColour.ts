/** A colour that the data brings, or nothing when it is not plainly one: styles take no other text (security §4.1). */
export const safeColour = (colour: string): string | undefined => (/^#[0-9a-f]{6}$/i.test(colour) ? colour : undefined);
