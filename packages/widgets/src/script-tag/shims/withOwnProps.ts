/** On a partner's page nobody brings attributes of their own: the widgets are drawn by us. */
export const withOwnProps = <Ours extends object>(ours: Ours): Ours => ours;
