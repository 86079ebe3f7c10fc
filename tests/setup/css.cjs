/** Lets unit tests import components: a CSS module is a map of its class names to themselves. */
require.extensions['.css'] = (module) => {
  module.exports = new Proxy(
    {},
    { get: (_target, name) => (name === '__esModule' ? false : name) },
  );
};
