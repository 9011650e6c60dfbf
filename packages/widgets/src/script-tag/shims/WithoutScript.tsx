/** Where the script tag draws, scripts run. */
export const WithoutScript = () => null;
