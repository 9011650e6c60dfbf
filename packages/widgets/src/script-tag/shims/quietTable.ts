/** The widgets say what failed: on a partner's page nothing is called quietly. */
export const quietTable = () => undefined;
