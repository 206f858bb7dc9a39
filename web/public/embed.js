/* oxlint-disable no-var, unicorn/prefer-modern-dom-apis, unicorn/prefer-query-selector -- for old browsers, as it is */
// Books on other websites: puts a frame with a store's booking page in the place of each
// <script src="…/embed.js" data-store="…"></script>. It reads and stores nothing else there.
(function () {
  var tags = document.querySelectorAll('script[data-store][src*="/embed.js"]');
  for (var i = 0; i < tags.length; i++) put(tags[i]);

  function put(tag) {
    var link = document.createElement("a");
    link.href = tag.src;
    var desk = link.protocol + "//" + link.host;
    var store = encodeURIComponent(tag.getAttribute("data-store"));
    var title = tag.getAttribute("data-title") || "Book online";
    var query = [];
    add("service", "data-service");
    add("theme", "data-theme");
    add("lang", "data-language");
    function add(name, attribute) {
      var value = tag.getAttribute(attribute);
      if (value) query.push(name + "=" + encodeURIComponent(value));
    }

    var frame = document.createElement("iframe");
    frame.title = title;
    frame.setAttribute("loading", "lazy");
    // The desk sees which website the visitor comes from, but not which page of it.
    frame.setAttribute("referrerpolicy", "strict-origin");
    frame.style.cssText = "display:block;width:100%;height:420px;border:0";
    frame.src = desk + "/embed/" + store + (query.length ? "?" + query.join("&") : "");

    // Shown only if the frame stays silent.
    link.href = desk + "/store/" + store;
    link.textContent = title;
    link.style.display = "none";

    var box = document.createElement("div");
    box.appendChild(frame);
    box.appendChild(link);
    // In the head nothing would be seen.
    if (tag.parentNode === document.head) {
      tag.parentNode.removeChild(tag);
      if (document.body) document.body.appendChild(box);
      else
        document.addEventListener("DOMContentLoaded", function () {
          document.body.appendChild(box);
        });
    } else tag.parentNode.replaceChild(box, tag);

    var isThere = false;
    frame.addEventListener("load", function () {
      setTimeout(function () {
        if (!isThere) link.style.display = "";
      }, 4000);
    });
    window.addEventListener("message", function (event) {
      var said = event.data;
      // A frame that was taken out of the page has no window.
      if (!said || !event.source || event.source !== frame.contentWindow || event.origin !== desk) return;
      if (said.solodesk === "ready") {
        isThere = true;
        link.style.display = "none";
        frame.contentWindow.postMessage({ solodesk: "hello" }, desk);
      }
      if (said.solodesk === "size") {
        var height = Math.ceil(said.height);
        if (height > 0) frame.style.height = Math.min(Math.max(height, 120), 10000) + "px";
      }
      // The next step begins at its top, which may be above the screen.
      if (said.solodesk === "top" && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
    });
  }
})();
