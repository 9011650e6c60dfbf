/** The tie question: loaded when it is opened, which few do. */
export const loadClutch = () => import('./ClutchBody');
