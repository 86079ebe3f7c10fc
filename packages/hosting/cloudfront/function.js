/**
 * A CloudFront function for "viewer request", in front of an S3 bucket without website hosting: finds the page of an
 * address. Runtime: cloudfront-js-2.0.
 *
 * A file has an ending that begins with a letter. A release, such as 0.4.2, has none.
 */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- CloudFront calls it by its name
function handler(event) {
  var request = event.request;
  if (!/\.[a-z][a-z0-9]*$/i.test(request.uri)) {
    request.uri = request.uri.replace(/\/?$/, '/index.html');
  }
  return request;
}
