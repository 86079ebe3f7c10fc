/**
 * The footer of 2.4.3 as it is: its four columns are in `src/data/links`, and its look is in `src/css/navigation.css`. Only
 * its logo, copyright, and plain links stay out of the bundle, because the configuration has none:
 * `packages/fast-client/light-client`.
 */
export { default } from '@theme-original/Footer';
