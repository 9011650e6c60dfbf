// What is loaded when a part beside the matches is opened, together: two files would share much of the panel's own with it,
// and the script tag's build would put that into what every page loads.
export { ClutchBody } from './clutch/ClutchBody';
export { LongTermBody } from './longTerm/LongTermBody';
