/** On a partner's page a seat that costs coins is taken on our own site: nothing asks here. */
export const JoinSheet = () => null;
