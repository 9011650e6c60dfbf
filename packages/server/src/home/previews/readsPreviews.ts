// What fetches a link to draw it in a chat or a feed, and search engines. Apps that open pages for people are not here.
const READERS =
  /facebookexternalhit|facebookcatalog|whatsapp\/|twitterbot|telegrambot|slackbot|slack-imgproxy|discordbot|linkedinbot|redditbot|pinterestbot|skypeuripreview|mastodon|cardyb|embedly|iframely|applebot|googlebot|google-inspectiontool|bingbot|duckduckbot/i;

/**
 * Whether a request comes from a program that draws links. Only these are told of rooms and players: a person's page is
 * answered without asking the database, and never spends a try of the code that its own call then looks up.
 */
export const readsPreviews = (userAgent: string | undefined): boolean => READERS.test(userAgent ?? '');
