"""Every operation as a method. Made from openapi.json: do not edit."""

# mypy: disable-error-code="no-any-return"

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from . import types

routes: dict[str, tuple[str, str]] = {
    "listProfiles": ("GET", "/profiles"),
    "showPicture": ("GET", "/pictures"),
    "discoverCreators": ("POST", "/discovery"),
    "findCreatorsQuickly": ("POST", "/discovery-quick"),
    "completeUserhandles": ("GET", "/dictionary/userhandles"),
    "listLocations": ("GET", "/dictionary/locations"),
    "listLanguages": ("GET", "/dictionary/languages"),
    "listBrands": ("GET", "/dictionary/brands"),
    "listInterests": ("GET", "/dictionary/interests"),
    "listTopics": ("GET", "/dictionary/topics"),
    "relateTopics": ("GET", "/dictionary/topics/relevance"),
    "nameIds": ("GET", "/dictionary/names"),
    "interpretSearch": ("POST", "/discovery/interpret"),
    "rankCreators": ("POST", "/rankings"),
    "fitBrief": ("POST", "/brief-fit"),
    "listLists": ("GET", "/lists"),
    "createList": ("POST", "/lists"),
    "getList": ("GET", "/lists/{id}"),
    "changeList": ("PATCH", "/lists/{id}"),
    "removeList": ("DELETE", "/lists/{id}"),
    "listListMembers": ("GET", "/lists/{id}/members"),
    "addListMembers": ("POST", "/lists/{id}/members"),
    "changeListMembers": ("PATCH", "/lists/{id}/members"),
    "removeListMembers": ("POST", "/lists/{id}/members/remove"),
    "listListHistory": ("GET", "/lists/{id}/history"),
    "undoListChange": ("POST", "/lists/{id}/history/{change_id}/undo"),
    "listSavedSearches": ("GET", "/saved-searches"),
    "createSavedSearch": ("POST", "/saved-searches"),
    "getSavedSearch": ("GET", "/saved-searches/{id}"),
    "changeSavedSearch": ("PATCH", "/saved-searches/{id}"),
    "removeSavedSearch": ("DELETE", "/saved-searches/{id}"),
    "runSavedSearch": ("POST", "/saved-searches/{id}/run"),
    "listSavedSearchRuns": ("GET", "/saved-searches/{id}/runs"),
    "listSavedSearchDifferences": ("GET", "/saved-searches/{id}/runs/{run_id}/differences"),
    "listScheduledExports": ("GET", "/scheduled-exports"),
    "createScheduledExport": ("POST", "/scheduled-exports"),
    "getScheduledExport": ("GET", "/scheduled-exports/{id}"),
    "changeScheduledExport": ("PATCH", "/scheduled-exports/{id}"),
    "removeScheduledExport": ("DELETE", "/scheduled-exports/{id}"),
    "listCampaigns": ("GET", "/campaigns"),
    "createCampaign": ("POST", "/campaigns"),
    "getCampaign": ("GET", "/campaigns/{id}"),
    "changeCampaign": ("PATCH", "/campaigns/{id}"),
    "removeCampaign": ("DELETE", "/campaigns/{id}"),
    "addCampaignMembers": ("POST", "/campaigns/{id}/members"),
    "changeCampaignMembers": ("PATCH", "/campaigns/{id}/members"),
    "removeCampaignMembers": ("POST", "/campaigns/{id}/members/remove"),
    "getCampaignBoard": ("GET", "/campaigns/{id}/board"),
    "listCampaignPosts": ("GET", "/campaigns/{id}/posts"),
    "decideCampaignPosts": ("POST", "/campaigns/{id}/posts/decide"),
    "checkCampaign": ("POST", "/campaigns/{id}/check"),
    "getCampaignReport": ("GET", "/campaigns/{id}/report"),
    "listRegisteredBrands": ("GET", "/brands"),
    "addBrand": ("POST", "/brands"),
    "importBrands": ("POST", "/brands/import"),
    "getBrand": ("GET", "/brands/{id}"),
    "changeBrand": ("PATCH", "/brands/{id}"),
    "removeBrand": ("DELETE", "/brands/{id}"),
    "mergeBrand": ("POST", "/brands/{id}/merge"),
    "showContacts": ("POST", "/contact-info"),
    "listDoNotContact": ("GET", "/do-not-contact"),
    "addDoNotContact": ("POST", "/do-not-contact"),
    "removeDoNotContact": ("DELETE", "/do-not-contact/{id}"),
    "analyseProfile": ("POST", "/profile-analytics"),
    "analyseProfessionalProfile": ("POST", "/profile-analytics-professional"),
    "getProfileReport": ("GET", "/profile-analytics-async/{id}/report"),
    "listReportSchedules": ("GET", "/profile-reports"),
    "createReportSchedule": ("POST", "/profile-reports"),
    "removeReportSchedule": ("DELETE", "/profile-reports/{id}"),
    "exportDiscovery": ("POST", "/discovery-export"),
    "getDiscoveryExport": ("GET", "/discovery-export/{id}"),
    "submitEnrichment": ("POST", "/enrichments"),
    "getEnrichment": ("GET", "/enrichments/{id}"),
    "submitEmailLookup": ("POST", "/email-lookup"),
    "getEmailLookup": ("GET", "/email-lookup/{id}"),
    "submitAudienceOverlap": ("POST", "/audience-overlap"),
    "getAudienceOverlap": ("GET", "/audience-overlap/{id}"),
    "submitComparison": ("POST", "/comparisons"),
    "getComparison": ("GET", "/comparisons/{id}"),
    "submitProfileAnalytics": ("POST", "/profile-analytics-async"),
    "getProfileAnalytics": ("GET", "/profile-analytics-async/{id}"),
    "fetchContent": ("POST", "/public-content"),
    "fetchComments": ("POST", "/public-comments"),
    "judgeTexts": ("POST", "/text-judgement"),
    "submitContentFetch": ("POST", "/public-content-async"),
    "getContentFetch": ("GET", "/public-content-async/{id}"),
    "submitProfessionalContentFetch": ("POST", "/public-content-professional"),
    "getProfessionalContentFetch": ("GET", "/public-content-professional/{id}"),
    "submitProfessionalCommentsFetch": ("POST", "/public-comments-professional"),
    "getProfessionalCommentsFetch": ("GET", "/public-comments-professional/{id}"),
    "listPurchaseIntentComments": ("GET", "/purchase-intent/{id}/comments"),
    "submitPurchaseIntent": ("POST", "/purchase-intent"),
    "getPurchaseIntent": ("GET", "/purchase-intent/{id}"),
    "listCommentsRelevanceComments": ("GET", "/comments-relevance/{id}/comments"),
    "submitCommentsRelevance": ("POST", "/comments-relevance"),
    "getCommentsRelevance": ("GET", "/comments-relevance/{id}"),
    "listScreenedContents": ("GET", "/screening/{id}/contents"),
    "reviewContents": ("PATCH", "/screening/{id}/contents"),
    "unflagContents": ("PATCH", "/screening/{id}/contents/unflag"),
    "undoDecision": ("POST", "/screening/{id}/contents/undo"),
    "findSimilarContents": ("POST", "/screening/{id}/contents/similar"),
    "listScreeningIdentities": ("GET", "/screening-identities"),
    "createScreeningIdentity": ("POST", "/screening-identities"),
    "getScreeningIdentity": ("GET", "/screening-identities/{id}"),
    "removeScreeningIdentity": ("DELETE", "/screening-identities/{id}"),
    "decideScreeningIdentity": ("POST", "/screening-identities/{id}/decisions"),
    "undoScreeningIdentity": ("POST", "/screening-identities/{id}/undo"),
    "signScreening": ("POST", "/screening/{id}/sign-off"),
    "listScreeningHistory": ("GET", "/screening/{id}/history"),
    "listFlaggingCriteria": ("GET", "/flagging-criteria"),
    "createFlaggingCriteria": ("POST", "/flagging-criteria"),
    "getFlaggingCriteria": ("GET", "/flagging-criteria/{id}"),
    "changeFlaggingCriteria": ("PATCH", "/flagging-criteria/{id}"),
    "previewFlaggingCriteria": ("POST", "/flagging-criteria/preview"),
    "showCriteriaPrecision": ("GET", "/flagging-criteria/{id}/precision"),
    "replayScreening": ("POST", "/screening/{id}/replay"),
    "compareCriteria": ("POST", "/screening/{id}/compare"),
    "disputeScreening": ("POST", "/screening/{id}/dispute"),
    "recordAdverseAction": ("POST", "/screening/{id}/adverse-action"),
    "getSubjectCopy": ("GET", "/screening/{id}/subject-copy"),
    "getScreening": ("GET", "/screening/{id}"),
    "deleteScreening": ("DELETE", "/screening/{id}"),
    "showDeletionProof": ("GET", "/screening/{id}/deletion-proof"),
    "generateScreeningReport": ("POST", "/screening/{id}/generate-report"),
    "listScreeningReports": ("GET", "/screening/{id}/reports"),
    "writeScreeningLetter": ("POST", "/screening/{id}/letters"),
    "getScreeningReport": ("GET", "/screening/{id}/reports/{report_id}"),
    "checkMedia": ("POST", "/screening-media/check"),
    "listMonitoring": ("GET", "/screening/continuous-monitoring"),
    "startMonitoring": ("POST", "/screening/continuous-monitoring"),
    "getMonitoring": ("GET", "/screening/continuous-monitoring/{id}"),
    "pauseMonitoring": ("POST", "/screening/continuous-monitoring/{id}/pause"),
    "resumeMonitoring": ("POST", "/screening/continuous-monitoring/{id}/resume"),
    "stopMonitoring": ("POST", "/screening/continuous-monitoring/{id}/stop"),
    "submitScreening": ("POST", "/screening"),
    "submitMediaScreening": ("POST", "/screening-media"),
    "getMediaScreening": ("GET", "/screening-media/{id}"),
    "checkListeningQuery": ("POST", "/social-listening/query"),
    "translateListeningQuery": ("POST", "/social-listening/query/translate"),
    "listListeningQueries": ("GET", "/social-listening/queries"),
    "createListeningQuery": ("POST", "/social-listening/queries"),
    "getListeningQuery": ("GET", "/social-listening/queries/{id}"),
    "changeListeningQuery": ("PATCH", "/social-listening/queries/{id}"),
    "removeListeningQuery": ("DELETE", "/social-listening/queries/{id}"),
    "listListeningTags": ("GET", "/social-listening/tags"),
    "createListeningTag": ("POST", "/social-listening/tags"),
    "getListeningTag": ("GET", "/social-listening/tags/{id}"),
    "changeListeningTag": ("PATCH", "/social-listening/tags/{id}"),
    "removeListeningTag": ("DELETE", "/social-listening/tags/{id}"),
    "listRecurringListening": ("GET", "/social-listening/recurring"),
    "createRecurringListening": ("POST", "/social-listening/recurring"),
    "getRecurringListening": ("GET", "/social-listening/recurring/{id}"),
    "changeRecurringListening": ("PATCH", "/social-listening/recurring/{id}"),
    "removeRecurringListening": ("DELETE", "/social-listening/recurring/{id}"),
    "fetchListening": ("GET", "/social-listening/{id}/fetch"),
    "listListeningMentions": ("GET", "/social-listening/{id}/mentions"),
    "changeListeningMentions": ("PATCH", "/social-listening/{id}/mentions"),
    "undoMentionChange": ("POST", "/social-listening/{id}/mentions/undo"),
    "listMentionChanges": ("GET", "/social-listening/{id}/mentions/history"),
    "breakDownListening": ("GET", "/social-listening/{id}/tags"),
    "getListeningReport": ("GET", "/social-listening/{id}/report"),
    "submitListening": ("POST", "/social-listening"),
    "getListeningStatus": ("GET", "/social-listening/{id}"),
    "listImportFiles": ("GET", "/imports/files"),
    "uploadImportFile": ("POST", "/imports/files"),
    "getImportFile": ("GET", "/imports/files/{id}"),
    "removeImportFile": ("DELETE", "/imports/files/{id}"),
    "previewImport": ("POST", "/imports/files/{id}/preview"),
    "listImportFields": ("GET", "/imports/fields"),
    "saveImportMapping": ("PUT", "/imports/mappings/{name}"),
    "removeImportMapping": ("DELETE", "/imports/mappings/{name}"),
    "listImportMappings": ("GET", "/imports/mappings"),
    "getImportRejects": ("GET", "/imports/{id}/rejects"),
    "startImport": ("POST", "/imports"),
    "getImport": ("GET", "/imports/{id}"),
    "listWebhooks": ("GET", "/webhooks"),
    "createWebhook": ("POST", "/webhooks"),
    "getWebhook": ("GET", "/webhooks/{id}"),
    "changeWebhook": ("PATCH", "/webhooks/{id}"),
    "removeWebhook": ("DELETE", "/webhooks/{id}"),
    "rotateWebhookSecret": ("POST", "/webhooks/{id}/rotate-secret"),
    "testWebhook": ("POST", "/webhooks/{id}/test"),
    "listWebhookDeliveries": ("GET", "/webhooks/{id}/deliveries"),
    "redeliverWebhook": ("POST", "/webhooks/{id}/deliveries/{delivery_id}/redeliver"),
    "redeliverDeadLetters": ("POST", "/webhooks/{id}/redeliver"),
    "listNotificationChannels": ("GET", "/notification-channels"),
    "createNotificationChannel": ("POST", "/notification-channels"),
    "getNotificationChannel": ("GET", "/notification-channels/{id}"),
    "changeNotificationChannel": ("PATCH", "/notification-channels/{id}"),
    "removeNotificationChannel": ("DELETE", "/notification-channels/{id}"),
    "testNotificationChannel": ("POST", "/notification-channels/{id}/test"),
    "listNotifications": ("GET", "/notification-channels/{id}/deliveries"),
    "redeliverNotification": ("POST", "/notification-channels/{id}/deliveries/{delivery_id}/redeliver"),
    "redeliverDeadNotifications": ("POST", "/notification-channels/{id}/redeliver"),
    "listRequests": ("GET", "/requests"),
    "getRequest": ("GET", "/requests/{id}"),
    "watchRequest": ("GET", "/requests/{id}/events"),
    "cancelRequest": ("POST", "/requests/{id}/cancel"),
    "retryRequest": ("POST", "/requests/{id}/retry"),
    "listTokens": ("GET", "/tokens"),
    "createToken": ("POST", "/tokens"),
    "revokeToken": ("DELETE", "/tokens/{id}"),
    "showUsage": ("GET", "/usage"),
    "listNetworks": ("GET", "/networks"),
    "estimateCost": ("GET", "/cost-estimate"),
    "estimateRequest": ("POST", "/cost-estimate"),
    "showStatus": ("GET", "/status"),
    "listEvents": ("GET", "/events"),
    "getDemo": ("GET", "/demo"),
    "removeDemo": ("DELETE", "/demo"),
    "restoreDemo": ("POST", "/demo/restore"),
    "getReportStyle": ("GET", "/report-style"),
    "setReportStyle": ("PUT", "/report-style"),
    "listAudit": ("GET", "/audit"),
    "verifyAudit": ("GET", "/audit/verification"),
    "showRetention": ("GET", "/retention"),
    "showMe": ("GET", "/me"),
    "changeMe": ("PATCH", "/me"),
    "listRoles": ("GET", "/roles"),
    "listUsers": ("GET", "/users"),
    "showUser": ("GET", "/users/{id}"),
    "changeUser": ("PATCH", "/users/{id}"),
    "removeUser": ("DELETE", "/users/{id}"),
    "resetUserPassword": ("POST", "/users/{id}/password-reset"),
    "listInvitations": ("GET", "/invitations"),
    "createInvitation": ("POST", "/invitations"),
    "revokeInvitation": ("DELETE", "/invitations/{id}"),
    "removeUserSecondFactor": ("DELETE", "/users/{id}/second-factor"),
    "showAccount": ("GET", "/account"),
    "changeAccount": ("PATCH", "/account"),
    "listSessions": ("GET", "/sessions"),
    "endSession": ("DELETE", "/sessions/{id}"),
    "findSubject": ("POST", "/subjects/search"),
    "copySubject": ("POST", "/subjects/copy"),
    "eraseSubject": ("POST", "/subjects/erase"),
    "restrictSubject": ("POST", "/subjects/restrict"),
    "listSubjectCases": ("GET", "/subjects/cases"),
    "getSubjectCase": ("GET", "/subjects/cases/{id}"),
    "liftRestriction": ("POST", "/subjects/cases/{id}/lift"),
    "listConnectionProviders": ("GET", "/connection-providers"),
    "listConnections": ("GET", "/connections"),
    "createConnection": ("POST", "/connections"),
    "getConnection": ("GET", "/connections/{id}"),
    "removeConnection": ("DELETE", "/connections/{id}"),
    "readConnection": ("POST", "/connections/{id}/read"),
    "endConnection": ("POST", "/connections/{id}/end"),
    "submitForMembers": ("POST", "/lists/{id}/requests"),
}

results: dict[str, str] = {
    "discovery_export": "getDiscoveryExport",
    "enrichment": "getEnrichment",
    "email_lookup": "getEmailLookup",
    "audience_overlap": "getAudienceOverlap",
    "comparison": "getComparison",
    "profile_analytics": "getProfileAnalytics",
    "public_content": "getContentFetch",
    "public_content_professional": "getProfessionalContentFetch",
    "public_comments_professional": "getProfessionalCommentsFetch",
    "purchase_intent": "getPurchaseIntent",
    "comments_relevance": "getCommentsRelevance",
    "screening": "getScreening",
    "screening_media": "getMediaScreening",
    "social_listening": "getListeningStatus",
    "import": "getImport",
}


class Operations:
    def call(
        self,
        operation: str,
        *,
        path: Mapping[str, Any] | None = None,
        query: Mapping[str, Any] | None = None,
        body: Any = None,
        idempotency_key: str | None = None,
    ) -> Any:
        raise NotImplementedError

    def list_profiles(
        self,
        *,
        network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"] | None = None,
        handle: list[str] | None = None,
        profile_url: list[str] | None = None,
        max_age_s: int | None = None,
    ) -> types.ListProfilesAnswer:
        "Get a basic live profile"
        return self.call("listProfiles", query={"network": network, "handle": handle, "profile_url": profile_url, "max_age_s": max_age_s})

    def show_picture(
        self,
        *,
        network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"],
        handle: str | None = None,
        content_id: str | None = None,
    ) -> types.ShowPictureAnswer:
        "Get the avatar of a creator, or the picture of a post"
        return self.call("showPicture", query={"network": network, "handle": handle, "content_id": content_id})

    def discover_creators(
        self,
        *,
        body: types.DiscoveryBody,
        idempotency_key: str | None = None,
    ) -> types.DiscoverCreatorsAnswer:
        "Search creators"
        return self.call("discoverCreators", body=body, idempotency_key=idempotency_key)

    def find_creators_quickly(
        self,
        *,
        body: types.FindCreatorsQuicklyBody,
        idempotency_key: str | None = None,
    ) -> types.FindCreatorsQuicklyAnswer:
        "Search creators as you type"
        return self.call("findCreatorsQuickly", body=body, idempotency_key=idempotency_key)

    def complete_userhandles(
        self,
        *,
        query: str,
        network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"] | None = None,
        synthetic: Literal["include", "only", "exclude"] | None = None,
        limit: int | None = None,
    ) -> types.CompleteUserhandlesAnswer:
        "Autocomplete user handles"
        return self.call("completeUserhandles", query={"query": query, "network": network, "synthetic": synthetic, "limit": limit})

    def list_locations(
        self,
        *,
        query: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        kind: list[Literal["country", "region", "city"]] | None = None,
        within: str | None = None,
        locale: str | None = None,
    ) -> types.ListLocationsAnswer:
        "Search locations: countries, regions and cities"
        return self.call("listLocations", query={"query": query, "limit": limit, "cursor": cursor, "kind": kind, "within": within, "locale": locale})

    def list_languages(
        self,
        *,
        query: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        locale: str | None = None,
    ) -> types.ListLanguagesAnswer:
        "Search languages"
        return self.call("listLanguages", query={"query": query, "limit": limit, "cursor": cursor, "locale": locale})

    def list_brands(
        self,
        *,
        query: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        synthetic: Literal["include", "only", "exclude"] | None = None,
    ) -> types.ListBrandsAnswer:
        "Find brands"
        return self.call("listBrands", query={"query": query, "limit": limit, "cursor": cursor, "synthetic": synthetic})

    def list_interests(
        self,
        *,
        query: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        parent: str | None = None,
    ) -> types.ListInterestsAnswer:
        "Search interests, a tree with two levels"
        return self.call("listInterests", query={"query": query, "limit": limit, "cursor": cursor, "parent": parent})

    def list_topics(
        self,
        *,
        query: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        synthetic: Literal["only", "exclude"] | None = None,
    ) -> types.ListTopicsAnswer:
        "Search topics: hashtags, most used first"
        return self.call("listTopics", query={"query": query, "limit": limit, "cursor": cursor, "synthetic": synthetic})

    def relate_topics(
        self,
        *,
        tags: list[str],
        synthetic: Literal["only", "exclude"] | None = None,
        limit: int | None = None,
    ) -> types.RelateTopicsAnswer:
        "Get related topics with their relevance"
        return self.call("relateTopics", query={"tags": tags, "synthetic": synthetic, "limit": limit})

    def name_ids(
        self,
        *,
        locations: list[str] | None = None,
        languages: list[str] | None = None,
        interests: list[str] | None = None,
        brands: list[str] | None = None,
        locale: str | None = None,
    ) -> types.NameIdsAnswer:
        "Names of ids: locations, languages, interests and brands"
        return self.call("nameIds", query={"locations": locations, "languages": languages, "interests": interests, "brands": brands, "locale": locale})

    def interpret_search(
        self,
        *,
        body: types.InterpretSearchBody,
        idempotency_key: str | None = None,
    ) -> types.InterpretSearchAnswer:
        "Read a sentence as search filters"
        return self.call("interpretSearch", body=body, idempotency_key=idempotency_key)

    def rank_creators(
        self,
        *,
        body: types.RankingBody,
        idempotency_key: str | None = None,
    ) -> types.RankCreatorsAnswer:
        "Rank creators of a niche, country, language or network"
        return self.call("rankCreators", body=body, idempotency_key=idempotency_key)

    def fit_brief(
        self,
        *,
        body: types.BriefBody,
        idempotency_key: str | None = None,
    ) -> types.FitBriefAnswer:
        "Rank creators for a campaign brief, with reasons and doubts"
        return self.call("fitBrief", body=body, idempotency_key=idempotency_key)

    def list_lists(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        query: str | None = None,
        tag: str | None = None,
        owner: str | None = None,
        member: str | None = None,
    ) -> types.ListListsAnswer:
        "List the lists of creators"
        return self.call("listLists", query={"limit": limit, "cursor": cursor, "query": query, "tag": tag, "owner": owner, "member": member})

    def create_list(
        self,
        *,
        body: types.CreatorListBody,
        idempotency_key: str | None = None,
    ) -> types.CreatorList:
        "Create a list of creators"
        return self.call("createList", body=body, idempotency_key=idempotency_key)

    def get_list(
        self,
        *,
        id: str,
    ) -> types.CreatorList:
        "Get a list of creators"
        return self.call("getList", path={"id": id})

    def change_list(
        self,
        *,
        id: str,
        body: types.CreatorListPatch,
        idempotency_key: str | None = None,
    ) -> types.CreatorList:
        "Change a list of creators"
        return self.call("changeList", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def remove_list(
        self,
        *,
        id: str,
    ) -> None:
        "Delete a list of creators"
        return self.call("removeList", path={"id": id})

    def list_list_members(
        self,
        *,
        id: str,
        limit: int | None = None,
        cursor: str | None = None,
        stage: str | None = None,
        owner: str | None = None,
        tag: str | None = None,
        network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"] | None = None,
        handle: str | None = None,
    ) -> types.ListListMembersAnswer:
        "List the creators on a list"
        return self.call("listListMembers", path={"id": id}, query={"limit": limit, "cursor": cursor, "stage": stage, "owner": owner, "tag": tag, "network": network, "handle": handle})

    def add_list_members(
        self,
        *,
        id: str,
        body: types.ListMembersBody,
        idempotency_key: str | None = None,
    ) -> types.AddListMembersAnswer:
        "Add creators to a list"
        return self.call("addListMembers", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def change_list_members(
        self,
        *,
        id: str,
        body: types.ListMembersChange,
        idempotency_key: str | None = None,
    ) -> types.ChangeListMembersAnswer:
        "Change members of a list"
        return self.call("changeListMembers", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def remove_list_members(
        self,
        *,
        id: str,
        body: types.ListMembersRemoval,
        idempotency_key: str | None = None,
    ) -> types.RemoveListMembersAnswer:
        "Remove creators from a list"
        return self.call("removeListMembers", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def list_list_history(
        self,
        *,
        id: str,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListListHistoryAnswer:
        "List the changes of a list"
        return self.call("listListHistory", path={"id": id}, query={"limit": limit, "cursor": cursor})

    def undo_list_change(
        self,
        *,
        id: str,
        change_id: str,
        idempotency_key: str | None = None,
    ) -> types.UndoListChangeAnswer:
        "Undo a change of a list"
        return self.call("undoListChange", path={"id": id, "change_id": change_id}, idempotency_key=idempotency_key)

    def list_saved_searches(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListSavedSearchesAnswer:
        "List saved searches"
        return self.call("listSavedSearches", query={"limit": limit, "cursor": cursor})

    def create_saved_search(
        self,
        *,
        body: types.SavedSearchBody,
        idempotency_key: str | None = None,
    ) -> types.SavedSearch:
        "Save a search, with alerts"
        return self.call("createSavedSearch", body=body, idempotency_key=idempotency_key)

    def get_saved_search(
        self,
        *,
        id: str,
    ) -> types.SavedSearch:
        "Get a saved search"
        return self.call("getSavedSearch", path={"id": id})

    def change_saved_search(
        self,
        *,
        id: str,
        body: types.SavedSearchPatch,
        idempotency_key: str | None = None,
    ) -> types.SavedSearch:
        "Change, pause or resume a saved search"
        return self.call("changeSavedSearch", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def remove_saved_search(
        self,
        *,
        id: str,
    ) -> None:
        "Delete a saved search"
        return self.call("removeSavedSearch", path={"id": id})

    def run_saved_search(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.RunSavedSearchAnswer:
        "Look at a saved search now"
        return self.call("runSavedSearch", path={"id": id}, idempotency_key=idempotency_key)

    def list_saved_search_runs(
        self,
        *,
        id: str,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListSavedSearchRunsAnswer:
        "List the runs of a saved search"
        return self.call("listSavedSearchRuns", path={"id": id}, query={"limit": limit, "cursor": cursor})

    def list_saved_search_differences(
        self,
        *,
        id: str,
        run_id: str,
        limit: int | None = None,
        cursor: str | None = None,
        kind: Literal["new", "lost", "changed"] | None = None,
    ) -> types.ListSavedSearchDifferencesAnswer:
        "List the differences of a look"
        return self.call("listSavedSearchDifferences", path={"id": id, "run_id": run_id}, query={"limit": limit, "cursor": cursor, "kind": kind})

    def list_scheduled_exports(
        self,
    ) -> types.ListScheduledExportsAnswer:
        "List scheduled exports"
        return self.call("listScheduledExports")

    def create_scheduled_export(
        self,
        *,
        body: types.ScheduledExportBody,
        idempotency_key: str | None = None,
    ) -> types.ScheduledExport:
        "Export a search or a list again and again"
        return self.call("createScheduledExport", body=body, idempotency_key=idempotency_key)

    def get_scheduled_export(
        self,
        *,
        id: str,
    ) -> types.ScheduledExport:
        "Get a scheduled export"
        return self.call("getScheduledExport", path={"id": id})

    def change_scheduled_export(
        self,
        *,
        id: str,
        body: types.ScheduledExportPatch,
        idempotency_key: str | None = None,
    ) -> types.ScheduledExport:
        "Pause or resume a scheduled export"
        return self.call("changeScheduledExport", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def remove_scheduled_export(
        self,
        *,
        id: str,
    ) -> None:
        "Stop a scheduled export"
        return self.call("removeScheduledExport", path={"id": id})

    def list_campaigns(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListCampaignsAnswer:
        "List campaigns"
        return self.call("listCampaigns", query={"limit": limit, "cursor": cursor})

    def create_campaign(
        self,
        *,
        body: types.CampaignBody,
        idempotency_key: str | None = None,
    ) -> types.CampaignCreated:
        "Create a campaign"
        return self.call("createCampaign", body=body, idempotency_key=idempotency_key)

    def get_campaign(
        self,
        *,
        id: str,
    ) -> types.Campaign:
        "Get a campaign"
        return self.call("getCampaign", path={"id": id})

    def change_campaign(
        self,
        *,
        id: str,
        body: types.CampaignPatch,
        idempotency_key: str | None = None,
    ) -> types.Campaign:
        "Change, pause or resume a campaign"
        return self.call("changeCampaign", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def remove_campaign(
        self,
        *,
        id: str,
    ) -> None:
        "Delete a campaign"
        return self.call("removeCampaign", path={"id": id})

    def add_campaign_members(
        self,
        *,
        id: str,
        body: types.CampaignRoster,
        idempotency_key: str | None = None,
    ) -> types.CampaignRosterAdded:
        "Add creators to a campaign"
        return self.call("addCampaignMembers", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def change_campaign_members(
        self,
        *,
        id: str,
        body: types.CampaignMembersPatch,
        idempotency_key: str | None = None,
    ) -> types.ChangeCampaignMembersAnswer:
        "Set the fee of creators of a campaign"
        return self.call("changeCampaignMembers", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def remove_campaign_members(
        self,
        *,
        id: str,
        body: types.ListMembersRemoval,
        idempotency_key: str | None = None,
    ) -> types.RemoveCampaignMembersAnswer:
        "Remove creators from a campaign"
        return self.call("removeCampaignMembers", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def get_campaign_board(
        self,
        *,
        id: str,
    ) -> types.CampaignBoard:
        "Get the figures of a campaign"
        return self.call("getCampaignBoard", path={"id": id})

    def list_campaign_posts(
        self,
        *,
        id: str,
        limit: int | None = None,
        cursor: str | None = None,
        network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"] | None = None,
        external_id: str | None = None,
    ) -> types.ListCampaignPostsAnswer:
        "List the posts of a campaign"
        return self.call("listCampaignPosts", path={"id": id}, query={"limit": limit, "cursor": cursor, "network": network, "external_id": external_id})

    def decide_campaign_posts(
        self,
        *,
        id: str,
        body: types.DecideCampaignPostsBody,
        idempotency_key: str | None = None,
    ) -> types.DecideCampaignPostsAnswer:
        "Say whether posts count for a campaign"
        return self.call("decideCampaignPosts", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def check_campaign(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.CheckCampaignAnswer:
        "Look for the posts of a campaign now"
        return self.call("checkCampaign", path={"id": id}, idempotency_key=idempotency_key)

    def get_campaign_report(
        self,
        *,
        id: str,
    ) -> types.CampaignReport:
        "Get the report of a campaign"
        return self.call("getCampaignReport", path={"id": id})

    def list_registered_brands(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        query: str | None = None,
        interest: str | None = None,
        synthetic: Literal["exclude", "include", "only"] | None = None,
    ) -> types.ListRegisteredBrandsAnswer:
        "List the brands of the registry"
        return self.call("listRegisteredBrands", query={"limit": limit, "cursor": cursor, "query": query, "interest": interest, "synthetic": synthetic})

    def add_brand(
        self,
        *,
        body: types.BrandBody,
        idempotency_key: str | None = None,
    ) -> types.RegisteredBrand:
        "Add a brand"
        return self.call("addBrand", body=body, idempotency_key=idempotency_key)

    def import_brands(
        self,
        *,
        body: types.ImportBrandsBody,
        idempotency_key: str | None = None,
    ) -> types.ImportBrandsAnswer:
        "Import brands"
        return self.call("importBrands", body=body, idempotency_key=idempotency_key)

    def get_brand(
        self,
        *,
        id: str,
    ) -> types.RegisteredBrand:
        "Show a brand"
        return self.call("getBrand", path={"id": id})

    def change_brand(
        self,
        *,
        id: str,
        body: types.BrandPatch,
        idempotency_key: str | None = None,
    ) -> types.RegisteredBrand:
        "Change a brand"
        return self.call("changeBrand", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def remove_brand(
        self,
        *,
        id: str,
    ) -> None:
        "Remove a brand"
        return self.call("removeBrand", path={"id": id})

    def merge_brand(
        self,
        *,
        id: str,
        body: types.MergeBrandBody,
        idempotency_key: str | None = None,
    ) -> types.RegisteredBrand:
        "Merge a brand into another"
        return self.call("mergeBrand", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def show_contacts(
        self,
        *,
        body: types.ShowContactsBody,
        idempotency_key: str | None = None,
    ) -> types.ShowContactsAnswer:
        "Get the contact details of a profile"
        return self.call("showContacts", body=body, idempotency_key=idempotency_key)

    def list_do_not_contact(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        layer: Literal["account", "installation"] | None = None,
    ) -> types.ListDoNotContactAnswer:
        "List the do-not-contact entries"
        return self.call("listDoNotContact", query={"limit": limit, "cursor": cursor, "layer": layer})

    def add_do_not_contact(
        self,
        *,
        body: types.AddDoNotContactBody,
        idempotency_key: str | None = None,
    ) -> types.DoNotContactEntry:
        "Add an entry to the do-not-contact list"
        return self.call("addDoNotContact", body=body, idempotency_key=idempotency_key)

    def remove_do_not_contact(
        self,
        *,
        id: str,
    ) -> None:
        "Remove a do-not-contact entry"
        return self.call("removeDoNotContact", path={"id": id})

    def analyse_profile(
        self,
        *,
        body: types.AnalyseProfileBody,
        idempotency_key: str | None = None,
    ) -> types.ProfileReport | types.AnalyseProfileAnswerByDryRunAndNetwork | types.AnalyseProfileAnswerByIdAndKind:
        "Analyse a profile"
        return self.call("analyseProfile", body=body, idempotency_key=idempotency_key)

    def analyse_professional_profile(
        self,
        *,
        body: types.AnalyseProfessionalProfileBody,
        idempotency_key: str | None = None,
    ) -> types.ProfessionalReport:
        "Analyse a professional-network profile"
        return self.call("analyseProfessionalProfile", body=body, idempotency_key=idempotency_key)

    def get_profile_report(
        self,
        *,
        id: str,
    ) -> types.ProfileReport:
        "Get the report of a profile as PDF"
        return self.call("getProfileReport", path={"id": id})

    def list_report_schedules(
        self,
    ) -> types.ListReportSchedulesAnswer:
        "List scheduled profile reports"
        return self.call("listReportSchedules")

    def create_report_schedule(
        self,
        *,
        body: types.CreateReportScheduleBody,
        idempotency_key: str | None = None,
    ) -> types.ReportScheduleCreated:
        "Report on a profile again and again"
        return self.call("createReportSchedule", body=body, idempotency_key=idempotency_key)

    def remove_report_schedule(
        self,
        *,
        id: str,
    ) -> None:
        "Stop a scheduled profile report"
        return self.call("removeReportSchedule", path={"id": id})

    def export_discovery(
        self,
        *,
        body: types.DiscoveryExportBody,
        idempotency_key: str | None = None,
    ) -> types.DiscoveryExportRequest:
        "Export a creator search (submit)"
        return self.call("exportDiscovery", body=body, idempotency_key=idempotency_key)

    def get_discovery_export(
        self,
        *,
        id: str,
        wait: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        format: Literal["jsonl", "csv", "parquet", "xlsx"] | None = None,
    ) -> types.DiscoveryExportRequest:
        "Get a creator export"
        return self.call("getDiscoveryExport", path={"id": id}, query={"wait": wait, "limit": limit, "cursor": cursor, "format": format})

    def submit_enrichment(
        self,
        *,
        body: types.EnrichmentBody,
        idempotency_key: str | None = None,
    ) -> types.EnrichmentRequest:
        "Enrich a list of profiles (submit)"
        return self.call("submitEnrichment", body=body, idempotency_key=idempotency_key)

    def get_enrichment(
        self,
        *,
        id: str,
        wait: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        format: Literal["jsonl", "csv", "parquet", "xlsx"] | None = None,
    ) -> types.EnrichmentRequest:
        "The enriched list"
        return self.call("getEnrichment", path={"id": id}, query={"wait": wait, "limit": limit, "cursor": cursor, "format": format})

    def submit_email_lookup(
        self,
        *,
        body: types.SubmitEmailLookupBody,
        idempotency_key: str | None = None,
    ) -> types.EmailLookupRequest:
        "Look up profiles by e-mail address (submit)"
        return self.call("submitEmailLookup", body=body, idempotency_key=idempotency_key)

    def get_email_lookup(
        self,
        *,
        id: str,
        wait: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        format: Literal["jsonl", "csv", "parquet", "xlsx"] | None = None,
    ) -> types.EmailLookupRequest:
        "Get the result of an e-mail lookup"
        return self.call("getEmailLookup", path={"id": id}, query={"wait": wait, "limit": limit, "cursor": cursor, "format": format})

    def submit_audience_overlap(
        self,
        *,
        body: types.SubmitAudienceOverlapBody,
        idempotency_key: str | None = None,
    ) -> types.AudienceOverlapRequest:
        "Compare the audiences of several creators (submit)"
        return self.call("submitAudienceOverlap", body=body, idempotency_key=idempotency_key)

    def get_audience_overlap(
        self,
        *,
        id: str,
        wait: int | None = None,
    ) -> types.AudienceOverlapRequest:
        "Get an audience overlap"
        return self.call("getAudienceOverlap", path={"id": id}, query={"wait": wait})

    def submit_comparison(
        self,
        *,
        body: types.ComparisonBody,
        idempotency_key: str | None = None,
    ) -> types.ComparisonRequest:
        "Compare creators side by side (submit)"
        return self.call("submitComparison", body=body, idempotency_key=idempotency_key)

    def get_comparison(
        self,
        *,
        id: str,
        wait: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        format: Literal["jsonl", "csv", "parquet", "xlsx"] | None = None,
    ) -> types.ComparisonRequest:
        "Get a comparison"
        return self.call("getComparison", path={"id": id}, query={"wait": wait, "limit": limit, "cursor": cursor, "format": format})

    def submit_profile_analytics(
        self,
        *,
        body: types.AnalyseProfessionalProfileBody,
        idempotency_key: str | None = None,
    ) -> types.ProfileAnalyticsRequest:
        "Analyse a profile (submit)"
        return self.call("submitProfileAnalytics", body=body, idempotency_key=idempotency_key)

    def get_profile_analytics(
        self,
        *,
        id: str,
        wait: int | None = None,
    ) -> types.ProfileAnalyticsRequest:
        "Get the report of a profile analysis"
        return self.call("getProfileAnalytics", path={"id": id}, query={"wait": wait})

    def fetch_content(
        self,
        *,
        body: types.FetchContentBody,
        idempotency_key: str | None = None,
    ) -> types.FetchContentAnswer:
        "Get the contents of a profile, or a single item"
        return self.call("fetchContent", body=body, idempotency_key=idempotency_key)

    def fetch_comments(
        self,
        *,
        body: types.FetchCommentsBody,
        idempotency_key: str | None = None,
    ) -> types.FetchCommentsAnswer:
        "Fetch the public comments of a content item"
        return self.call("fetchComments", body=body, idempotency_key=idempotency_key)

    def judge_texts(
        self,
        *,
        body: types.JudgeTextsBody,
        idempotency_key: str | None = None,
    ) -> types.JudgeTextsAnswer:
        "Classify texts: language, toxicity and other risks, sentiment, spam, purchase intent, entities"
        return self.call("judgeTexts", body=body, idempotency_key=idempotency_key)

    def submit_content_fetch(
        self,
        *,
        body: types.SubmitContentFetchBody,
        idempotency_key: str | None = None,
    ) -> types.PublicContentRequest:
        "Fetch any amount of content (submit)"
        return self.call("submitContentFetch", body=body, idempotency_key=idempotency_key)

    def get_content_fetch(
        self,
        *,
        id: str,
        wait: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        format: Literal["jsonl", "csv", "parquet", "xlsx"] | None = None,
    ) -> types.PublicContentRequest:
        "Get the fetched content"
        return self.call("getContentFetch", path={"id": id}, query={"wait": wait, "limit": limit, "cursor": cursor, "format": format})

    def submit_professional_content_fetch(
        self,
        *,
        body: types.SubmitContentFetchBody,
        idempotency_key: str | None = None,
    ) -> types.PublicContentProfessionalRequest:
        "Fetch professional-network content (submit)"
        return self.call("submitProfessionalContentFetch", body=body, idempotency_key=idempotency_key)

    def get_professional_content_fetch(
        self,
        *,
        id: str,
        wait: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        format: Literal["jsonl", "csv", "parquet", "xlsx"] | None = None,
    ) -> types.PublicContentProfessionalRequest:
        "Get the fetched professional-network content"
        return self.call("getProfessionalContentFetch", path={"id": id}, query={"wait": wait, "limit": limit, "cursor": cursor, "format": format})

    def submit_professional_comments_fetch(
        self,
        *,
        body: types.SubmitProfessionalCommentsFetchBody,
        idempotency_key: str | None = None,
    ) -> types.PublicCommentsProfessionalRequest:
        "Fetch the comments on a professional-network item (submit)"
        return self.call("submitProfessionalCommentsFetch", body=body, idempotency_key=idempotency_key)

    def get_professional_comments_fetch(
        self,
        *,
        id: str,
        wait: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        format: Literal["jsonl", "csv", "parquet", "xlsx"] | None = None,
    ) -> types.PublicCommentsProfessionalRequest:
        "Get the fetched professional-network comments"
        return self.call("getProfessionalCommentsFetch", path={"id": id}, query={"wait": wait, "limit": limit, "cursor": cursor, "format": format})

    def list_purchase_intent_comments(
        self,
        *,
        id: str,
        stage: list[Literal["asks_price", "asks_where", "wants", "will_buy", "bought", "repeat", "objects", "rejects", "none"]] | None = None,
        sentiment: list[Literal["negative", "neutral", "positive"]] | None = None,
        language: list[str] | None = None,
        content: list[str] | None = None,
        set_apart: list[Literal["spam", "giveaway", "by_creator", "not_judged"]] | None = None,
        counted: bool | None = None,
        min_confidence: float | None = None,
        sort: Literal["analysed", "score", "likes", "newest", "oldest"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        wait: int | None = None,
        format: Literal["jsonl", "csv", "parquet", "xlsx"] | None = None,
    ) -> types.ListPurchaseIntentCommentsAnswer:
        "Get the analysed comments"
        return self.call("listPurchaseIntentComments", path={"id": id}, query={"stage": stage, "sentiment": sentiment, "language": language, "content": content, "set_apart": set_apart, "counted": counted, "min_confidence": min_confidence, "sort": sort, "limit": limit, "cursor": cursor, "wait": wait, "format": format})

    def submit_purchase_intent(
        self,
        *,
        body: types.SubmitPurchaseIntentBody,
        idempotency_key: str | None = None,
    ) -> types.PurchaseIntentRequest:
        "Analyse purchase intent in comments (submit)"
        return self.call("submitPurchaseIntent", body=body, idempotency_key=idempotency_key)

    def get_purchase_intent(
        self,
        *,
        id: str,
        wait: int | None = None,
    ) -> types.PurchaseIntentRequest:
        "Get purchase intent insights"
        return self.call("getPurchaseIntent", path={"id": id}, query={"wait": wait})

    def list_comments_relevance_comments(
        self,
        *,
        id: str,
        label: list[Literal["relevant", "irrelevant", "spam"]] | None = None,
        sentiment: list[Literal["negative", "neutral", "positive"]] | None = None,
        language: list[str] | None = None,
        cluster: list[str] | None = None,
        counted: bool | None = None,
        min_relevance: float | None = None,
        sort: Literal["analysed", "score", "likes", "newest", "oldest"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        wait: int | None = None,
        format: Literal["jsonl", "csv", "parquet", "xlsx"] | None = None,
    ) -> types.ListCommentsRelevanceCommentsAnswer:
        "Get the analysed comments"
        return self.call("listCommentsRelevanceComments", path={"id": id}, query={"label": label, "sentiment": sentiment, "language": language, "cluster": cluster, "counted": counted, "min_relevance": min_relevance, "sort": sort, "limit": limit, "cursor": cursor, "wait": wait, "format": format})

    def submit_comments_relevance(
        self,
        *,
        body: types.SubmitCommentsRelevanceBody,
        idempotency_key: str | None = None,
    ) -> types.CommentsRelevanceRequest:
        "Find comments about a product or brand (submit)"
        return self.call("submitCommentsRelevance", body=body, idempotency_key=idempotency_key)

    def get_comments_relevance(
        self,
        *,
        id: str,
        wait: int | None = None,
    ) -> types.CommentsRelevanceRequest:
        "Get relevance insights"
        return self.call("getCommentsRelevance", path={"id": id}, query={"wait": wait})

    def list_screened_contents(
        self,
        *,
        id: str,
        limit: int | None = None,
        cursor: str | None = None,
        wait: int | None = None,
        state: Literal["flagged", "unflagged", "clear", "not_judged", "all"] | None = None,
        category: Literal["hate", "harassment", "threat", "violence", "self_harm", "sexual", "minors_safety", "drugs", "alcohol", "tobacco", "weapons", "crime", "gambling", "profanity", "extremism", "misinformation_claims", "politics", "competitor_mention", "custom"] | None = None,
        keyword: str | None = None,
        network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"] | None = None,
        since: str | None = None,
        until: str | None = None,
        format: Literal["jsonl", "csv", "parquet", "xlsx"] | None = None,
    ) -> types.ListScreenedContentsAnswer:
        "List the flagged contents of a screening"
        return self.call("listScreenedContents", path={"id": id}, query={"limit": limit, "cursor": cursor, "wait": wait, "state": state, "category": category, "keyword": keyword, "network": network, "since": since, "until": until, "format": format})

    def review_contents(
        self,
        *,
        id: str,
        body: types.ReviewContentsBody,
        idempotency_key: str | None = None,
    ) -> types.ReviewContentsAnswer:
        "Review items: flag, unflag, confirm, relabel, set severity, note"
        return self.call("reviewContents", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def unflag_contents(
        self,
        *,
        id: str,
        body: types.UnflagContentsBody,
        idempotency_key: str | None = None,
    ) -> types.ReviewContentsAnswer:
        "Unflag content items"
        return self.call("unflagContents", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def undo_decision(
        self,
        *,
        id: str,
        body: types.UndoDecisionBody,
        idempotency_key: str | None = None,
    ) -> types.ReviewContentsAnswer:
        "Undo a decision about items"
        return self.call("undoDecision", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def find_similar_contents(
        self,
        *,
        id: str,
        body: types.FindSimilarContentsBody,
        idempotency_key: str | None = None,
    ) -> types.FindSimilarContentsAnswer:
        "Find more items like one item"
        return self.call("findSimilarContents", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def list_screening_identities(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListScreeningIdentitiesAnswer:
        "List the people looked for, newest first"
        return self.call("listScreeningIdentities", query={"limit": limit, "cursor": cursor})

    def create_screening_identity(
        self,
        *,
        body: types.CreateScreeningIdentityBody,
        idempotency_key: str | None = None,
    ) -> types.ScreeningIdentity:
        "Find the accounts that may be a person’s"
        return self.call("createScreeningIdentity", body=body, idempotency_key=idempotency_key)

    def get_screening_identity(
        self,
        *,
        id: str,
    ) -> types.ScreeningIdentity:
        "Get a person looked for, with candidates and decisions"
        return self.call("getScreeningIdentity", path={"id": id})

    def remove_screening_identity(
        self,
        *,
        id: str,
    ) -> None:
        "Delete a person looked for"
        return self.call("removeScreeningIdentity", path={"id": id})

    def decide_screening_identity(
        self,
        *,
        id: str,
        body: types.DecideScreeningIdentityBody,
        idempotency_key: str | None = None,
    ) -> types.ScreeningIdentity:
        "Confirm or reject accounts of a person"
        return self.call("decideScreeningIdentity", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def undo_screening_identity(
        self,
        *,
        id: str,
        body: types.UndoScreeningIdentityBody,
        idempotency_key: str | None = None,
    ) -> types.ScreeningIdentity:
        "Undo a decision about accounts of a person"
        return self.call("undoScreeningIdentity", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def sign_screening(
        self,
        *,
        id: str,
        body: types.SignScreeningBody,
        idempotency_key: str | None = None,
    ) -> types.SignScreeningAnswer:
        "Sign the review of a screening"
        return self.call("signScreening", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def list_screening_history(
        self,
        *,
        id: str,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListScreeningHistoryAnswer:
        "List all decisions about a screening"
        return self.call("listScreeningHistory", path={"id": id}, query={"limit": limit, "cursor": cursor})

    def list_flagging_criteria(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListFlaggingCriteriaAnswer:
        "List criteria sets"
        return self.call("listFlaggingCriteria", query={"limit": limit, "cursor": cursor})

    def create_flagging_criteria(
        self,
        *,
        body: types.CreateFlaggingCriteriaBody,
        idempotency_key: str | None = None,
    ) -> types.FlaggingCriteria:
        "Create a flagging criteria set"
        return self.call("createFlaggingCriteria", body=body, idempotency_key=idempotency_key)

    def get_flagging_criteria(
        self,
        *,
        id: str,
        version: int | None = None,
        wait: int | None = None,
    ) -> types.GetFlaggingCriteriaAnswer:
        "Get a criteria set"
        return self.call("getFlaggingCriteria", path={"id": id}, query={"version": version, "wait": wait})

    def change_flagging_criteria(
        self,
        *,
        id: str,
        body: types.ChangeFlaggingCriteriaBody,
        idempotency_key: str | None = None,
    ) -> types.FlaggingCriteria:
        "Change a criteria set (creates a new version)"
        return self.call("changeFlaggingCriteria", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def preview_flagging_criteria(
        self,
        *,
        body: types.PreviewFlaggingCriteriaBody,
        idempotency_key: str | None = None,
    ) -> types.PreviewFlaggingCriteriaAnswer:
        "Preview a criteria set on a sample or on your own texts"
        return self.call("previewFlaggingCriteria", body=body, idempotency_key=idempotency_key)

    def show_criteria_precision(
        self,
        *,
        id: str,
    ) -> types.ShowCriteriaPrecisionAnswer:
        "Get the precision and recall of a criteria set"
        return self.call("showCriteriaPrecision", path={"id": id})

    def replay_screening(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.ReplayScreeningAnswer:
        "Replay a screening on its stored items"
        return self.call("replayScreening", path={"id": id}, idempotency_key=idempotency_key)

    def compare_criteria(
        self,
        *,
        id: str,
        body: types.CompareCriteriaBody,
        idempotency_key: str | None = None,
    ) -> types.CompareCriteriaAnswer:
        "Compare a screening with other criteria"
        return self.call("compareCriteria", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def dispute_screening(
        self,
        *,
        id: str,
        body: types.DisputeScreeningBody,
        idempotency_key: str | None = None,
    ) -> types.ScreeningFairness:
        "Open, annotate or resolve a dispute"
        return self.call("disputeScreening", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def record_adverse_action(
        self,
        *,
        id: str,
        body: types.RecordAdverseActionBody,
        idempotency_key: str | None = None,
    ) -> types.ScreeningFairness:
        "Record the notices of an adverse action"
        return self.call("recordAdverseAction", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def get_subject_copy(
        self,
        *,
        id: str,
        language: Literal["en", "es", "pt", "fr", "de"] | None = None,
    ) -> types.ScreeningReport:
        "Get the copy for the screened person"
        return self.call("getSubjectCopy", path={"id": id}, query={"language": language})

    def get_screening(
        self,
        *,
        id: str,
        wait: int | None = None,
    ) -> types.ScreeningRequest:
        "Get a screening with its risk score"
        return self.call("getScreening", path={"id": id}, query={"wait": wait})

    def delete_screening(
        self,
        *,
        id: str,
    ) -> types.DeletionProof:
        "Delete a screening permanently"
        return self.call("deleteScreening", path={"id": id})

    def show_deletion_proof(
        self,
        *,
        id: str,
    ) -> types.DeletionProof:
        "Get the proof of deletion of a screening"
        return self.call("showDeletionProof", path={"id": id})

    def generate_screening_report(
        self,
        *,
        id: str,
        body: types.GenerateScreeningReportBody,
        idempotency_key: str | None = None,
    ) -> types.ScreeningReport:
        "Generate a screening report"
        return self.call("generateScreeningReport", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def list_screening_reports(
        self,
        *,
        id: str,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListScreeningReportsAnswer:
        "List the reports of a screening, newest first"
        return self.call("listScreeningReports", path={"id": id}, query={"limit": limit, "cursor": cursor})

    def write_screening_letter(
        self,
        *,
        id: str,
        body: types.WriteScreeningLetterBody,
        idempotency_key: str | None = None,
    ) -> types.ScreeningLetter:
        "Write a pre-adverse or final notice"
        return self.call("writeScreeningLetter", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def get_screening_report(
        self,
        *,
        id: str,
        report_id: str,
    ) -> types.ScreeningReport:
        "Get a stored report"
        return self.call("getScreeningReport", path={"id": id, "report_id": report_id})

    def check_media(
        self,
        *,
        body: types.CheckMediaBody | bytes,
        criteria_id: str | None = None,
        criteria_version: int | None = None,
        idempotency_key: str | None = None,
    ) -> types.CheckMediaAnswer:
        "Screen an uploaded image or video"
        return self.call("checkMedia", query={"criteria_id": criteria_id, "criteria_version": criteria_version}, body=body, idempotency_key=idempotency_key)

    def list_monitoring(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        status: Literal["active", "paused", "stopped"] | None = None,
    ) -> types.ListMonitoringAnswer:
        "List monitorings, newest first"
        return self.call("listMonitoring", query={"limit": limit, "cursor": cursor, "status": status})

    def start_monitoring(
        self,
        *,
        body: types.StartMonitoringBody,
        idempotency_key: str | None = None,
    ) -> types.MonitoringStarted:
        "Start continuous monitoring of a profile"
        return self.call("startMonitoring", body=body, idempotency_key=idempotency_key)

    def get_monitoring(
        self,
        *,
        id: str,
    ) -> types.Monitoring:
        "Get a monitoring"
        return self.call("getMonitoring", path={"id": id})

    def pause_monitoring(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.Monitoring:
        "Pause a monitoring"
        return self.call("pauseMonitoring", path={"id": id}, idempotency_key=idempotency_key)

    def resume_monitoring(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.Monitoring:
        "Resume a monitoring and catch up once"
        return self.call("resumeMonitoring", path={"id": id}, idempotency_key=idempotency_key)

    def stop_monitoring(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.Monitoring:
        "Stop a monitoring permanently; its screening is kept"
        return self.call("stopMonitoring", path={"id": id}, idempotency_key=idempotency_key)

    def submit_screening(
        self,
        *,
        body: types.SubmitScreeningBody,
        idempotency_key: str | None = None,
    ) -> types.ScreeningRequest:
        "Screen a profile or a content item (submit)"
        return self.call("submitScreening", body=body, idempotency_key=idempotency_key)

    def submit_media_screening(
        self,
        *,
        body: types.SubmitMediaScreeningBody,
        idempotency_key: str | None = None,
    ) -> types.ScreeningMediaRequest:
        "Screen an image or video by URL (submit)"
        return self.call("submitMediaScreening", body=body, idempotency_key=idempotency_key)

    def get_media_screening(
        self,
        *,
        id: str,
        wait: int | None = None,
    ) -> types.ScreeningMediaRequest:
        "Get the risk score of an image or video"
        return self.call("getMediaScreening", path={"id": id}, query={"wait": wait})

    def check_listening_query(
        self,
        *,
        body: types.CheckListeningQueryBody,
        idempotency_key: str | None = None,
    ) -> types.CheckListeningQueryAnswer:
        "Check or suggest a query"
        return self.call("checkListeningQuery", body=body, idempotency_key=idempotency_key)

    def translate_listening_query(
        self,
        *,
        body: types.TranslateListeningQueryBody,
        idempotency_key: str | None = None,
    ) -> types.TranslateListeningQueryAnswer:
        "Translate a query of another tool"
        return self.call("translateListeningQuery", body=body, idempotency_key=idempotency_key)

    def list_listening_queries(
        self,
    ) -> types.ListListeningQueriesAnswer:
        "List saved queries"
        return self.call("listListeningQueries")

    def create_listening_query(
        self,
        *,
        body: types.CreateListeningQueryBody,
        idempotency_key: str | None = None,
    ) -> types.SavedListeningQuery:
        "Save a query under a name"
        return self.call("createListeningQuery", body=body, idempotency_key=idempotency_key)

    def get_listening_query(
        self,
        *,
        id: str,
    ) -> types.SavedListeningQuery:
        "Get a saved query"
        return self.call("getListeningQuery", path={"id": id})

    def change_listening_query(
        self,
        *,
        id: str,
        body: types.ChangeListeningQueryBody,
        idempotency_key: str | None = None,
    ) -> types.SavedListeningQuery:
        "Change a saved query"
        return self.call("changeListeningQuery", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def remove_listening_query(
        self,
        *,
        id: str,
    ) -> None:
        "Delete a saved query"
        return self.call("removeListeningQuery", path={"id": id})

    def list_listening_tags(
        self,
    ) -> types.ListListeningTagsAnswer:
        "List tags"
        return self.call("listListeningTags")

    def create_listening_tag(
        self,
        *,
        body: types.CreateListeningTagBody,
        idempotency_key: str | None = None,
    ) -> types.ListeningTag:
        "Create a tag for mentions, with a rule if wished"
        return self.call("createListeningTag", body=body, idempotency_key=idempotency_key)

    def get_listening_tag(
        self,
        *,
        id: str,
    ) -> types.ListeningTag:
        "Get a tag"
        return self.call("getListeningTag", path={"id": id})

    def change_listening_tag(
        self,
        *,
        id: str,
        body: types.ChangeListeningTagBody,
        idempotency_key: str | None = None,
    ) -> types.ListeningTag:
        "Change the rule of a tag"
        return self.call("changeListeningTag", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def remove_listening_tag(
        self,
        *,
        id: str,
    ) -> None:
        "Delete a tag"
        return self.call("removeListeningTag", path={"id": id})

    def list_recurring_listening(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListRecurringListeningAnswer:
        "List scheduled listenings"
        return self.call("listRecurringListening", query={"limit": limit, "cursor": cursor})

    def create_recurring_listening(
        self,
        *,
        body: types.CreateRecurringListeningBody,
        idempotency_key: str | None = None,
    ) -> types.RecurringListeningCreated:
        "Create a scheduled listening with alerts"
        return self.call("createRecurringListening", body=body, idempotency_key=idempotency_key)

    def get_recurring_listening(
        self,
        *,
        id: str,
    ) -> types.RecurringListening:
        "Get a scheduled listening"
        return self.call("getRecurringListening", path={"id": id})

    def change_recurring_listening(
        self,
        *,
        id: str,
        body: types.RecurringListeningPatch,
        idempotency_key: str | None = None,
    ) -> types.RecurringListening:
        "Pause or resume a scheduled listening, or change its alerts"
        return self.call("changeRecurringListening", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def remove_recurring_listening(
        self,
        *,
        id: str,
    ) -> types.RecurringListening:
        "Delete a scheduled listening"
        return self.call("removeRecurringListening", path={"id": id})

    def fetch_listening(
        self,
        *,
        id: str,
        wait: int | None = None,
    ) -> types.FetchListeningAnswer:
        "Get the insights of a listening request"
        return self.call("fetchListening", path={"id": id}, query={"wait": wait})

    def list_listening_mentions(
        self,
        *,
        id: str,
        brand: str | None = None,
        period: Literal["now", "before"] | None = None,
        from_: str | None = None,
        to: str | None = None,
        sentiment: Literal["negative", "neutral", "positive", "not_judged"] | None = None,
        emotion: Literal["anger", "fear", "joy", "sadness", "surprise", "none", "not_judged"] | None = None,
        network: str | None = None,
        language: str | None = None,
        country: str | None = None,
        kind: str | None = None,
        type: str | None = None,
        author: str | None = None,
        term: str | None = None,
        hashtag: str | None = None,
        co_mention: str | None = None,
        aspect: str | None = None,
        theme: str | None = None,
        entity: str | None = None,
        copy: str | None = None,
        repeats: Literal["without", "only", "all"] | None = None,
        tag: str | None = None,
        state: Literal["open", "checked"] | None = None,
        assignee: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        format: Literal["jsonl", "csv", "parquet", "xlsx"] | None = None,
    ) -> types.ListListeningMentionsAnswer:
        "List the posts behind a figure"
        return self.call("listListeningMentions", path={"id": id}, query={"brand": brand, "period": period, "from": from_, "to": to, "sentiment": sentiment, "emotion": emotion, "network": network, "language": language, "country": country, "kind": kind, "type": type, "author": author, "term": term, "hashtag": hashtag, "co_mention": co_mention, "aspect": aspect, "theme": theme, "entity": entity, "copy": copy, "repeats": repeats, "tag": tag, "state": state, "assignee": assignee, "limit": limit, "cursor": cursor, "format": format})

    def change_listening_mentions(
        self,
        *,
        id: str,
        body: types.ChangeListeningMentionsBody,
        idempotency_key: str | None = None,
    ) -> types.ChangeListeningMentionsAnswer:
        "Check, assign, note or tag mentions"
        return self.call("changeListeningMentions", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def undo_mention_change(
        self,
        *,
        id: str,
        body: types.UndoMentionChangeBody,
        idempotency_key: str | None = None,
    ) -> types.MentionChange:
        "Undo a change of mentions"
        return self.call("undoMentionChange", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def list_mention_changes(
        self,
        *,
        id: str,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListMentionChangesAnswer:
        "List the changes of mentions"
        return self.call("listMentionChanges", path={"id": id}, query={"limit": limit, "cursor": cursor})

    def break_down_listening(
        self,
        *,
        id: str,
        brand: str | None = None,
    ) -> types.BreakDownListeningAnswer:
        "Break a listening down by tag and assignee"
        return self.call("breakDownListening", path={"id": id}, query={"brand": brand})

    def get_listening_report(
        self,
        *,
        id: str,
    ) -> types.ListeningInsights:
        "Get the report of a listening request"
        return self.call("getListeningReport", path={"id": id})

    def submit_listening(
        self,
        *,
        body: types.SubmitListeningBody,
        idempotency_key: str | None = None,
    ) -> types.SocialListeningRequest:
        "Analyse the conversation about a brand and its competitors (submit)"
        return self.call("submitListening", body=body, idempotency_key=idempotency_key)

    def get_listening_status(
        self,
        *,
        id: str,
        wait: int | None = None,
    ) -> types.SocialListeningRequest:
        "Get the status of a listening request"
        return self.call("getListeningStatus", path={"id": id}, query={"wait": wait})

    def list_import_files(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListImportFilesAnswer:
        "List the uploads of this account, newest first"
        return self.call("listImportFiles", query={"limit": limit, "cursor": cursor})

    def upload_import_file(
        self,
        *,
        body: bytes,
        name: str | None = None,
        idempotency_key: str | None = None,
    ) -> types.ImportFile:
        "Upload a file to import: a list, an export, a personal archive"
        return self.call("uploadImportFile", query={"name": name}, body=body, idempotency_key=idempotency_key)

    def get_import_file(
        self,
        *,
        id: str,
    ) -> types.ImportFile:
        "An upload: its name, size and checksum"
        return self.call("getImportFile", path={"id": id})

    def remove_import_file(
        self,
        *,
        id: str,
    ) -> types.ImportFile:
        "Remove an upload"
        return self.call("removeImportFile", path={"id": id})

    def preview_import(
        self,
        *,
        id: str,
        body: types.ImportMapping,
        idempotency_key: str | None = None,
    ) -> types.ImportPreview:
        "Show how a file is understood, and what would be lost"
        return self.call("previewImport", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def list_import_fields(
        self,
    ) -> types.ListImportFieldsAnswer:
        "List the fields a column can be mapped to, for each kind of rows"
        return self.call("listImportFields")

    def save_import_mapping(
        self,
        *,
        name: str,
        body: types.ImportMapping,
    ) -> types.NamedImportMapping:
        "Keep a mapping under a name, for the next file of its kind"
        return self.call("saveImportMapping", path={"name": name}, body=body)

    def remove_import_mapping(
        self,
        *,
        name: str,
    ) -> types.NamedImportMappingOutput:
        "Remove a mapping"
        return self.call("removeImportMapping", path={"name": name})

    def list_import_mappings(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListImportMappingsAnswer:
        "List the mappings of this account"
        return self.call("listImportMappings", query={"limit": limit, "cursor": cursor})

    def get_import_rejects(
        self,
        *,
        id: str,
    ) -> types.GetImportRejectsAnswer:
        "The rows an import refused, and the cells it could not read, as JSON Lines"
        return self.call("getImportRejects", path={"id": id})

    def start_import(
        self,
        *,
        body: types.ImportBody,
        idempotency_key: str | None = None,
    ) -> types.ImportRequest:
        "Import an uploaded file"
        return self.call("startImport", body=body, idempotency_key=idempotency_key)

    def get_import(
        self,
        *,
        id: str,
        wait: int | None = None,
    ) -> types.ImportRequest:
        "How an import went"
        return self.call("getImport", path={"id": id}, query={"wait": wait})

    def list_webhooks(
        self,
    ) -> types.ListWebhooksAnswer:
        "List webhooks"
        return self.call("listWebhooks")

    def create_webhook(
        self,
        *,
        body: types.WebhookBody,
        idempotency_key: str | None = None,
    ) -> types.CreateWebhookAnswer:
        "Create a webhook"
        return self.call("createWebhook", body=body, idempotency_key=idempotency_key)

    def get_webhook(
        self,
        *,
        id: str,
    ) -> types.Webhook:
        "Get a webhook"
        return self.call("getWebhook", path={"id": id})

    def change_webhook(
        self,
        *,
        id: str,
        body: types.WebhookPatch,
        idempotency_key: str | None = None,
    ) -> types.Webhook:
        "Change, pause or resume a webhook"
        return self.call("changeWebhook", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def remove_webhook(
        self,
        *,
        id: str,
    ) -> None:
        "Delete a webhook"
        return self.call("removeWebhook", path={"id": id})

    def rotate_webhook_secret(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.CreateWebhookAnswer:
        "Replace the secret of a webhook"
        return self.call("rotateWebhookSecret", path={"id": id}, idempotency_key=idempotency_key)

    def test_webhook(
        self,
        *,
        id: str,
        kind: Literal["request.finished", "screening.finished", "screening.item_flagged", "screening.level_changed", "screening.run_failed", "listening.alert", "listening.mention", "report.ready", "export.ready", "search.changed", "campaign.post", "connection.connected", "connection.ended", "campaign.finished", "webhook.paused", "notification.paused", "quota.low", "quota.spent"] | None = None,
        idempotency_key: str | None = None,
    ) -> types.WebhookDelivery:
        "Send a test message to a webhook"
        return self.call("testWebhook", path={"id": id}, query={"kind": kind}, idempotency_key=idempotency_key)

    def list_webhook_deliveries(
        self,
        *,
        id: str,
        limit: int | None = None,
        cursor: str | None = None,
        status: Literal["pending", "delivered", "dead"] | None = None,
        kind: str | None = None,
    ) -> types.ListWebhookDeliveriesAnswer:
        "List deliveries of a webhook"
        return self.call("listWebhookDeliveries", path={"id": id}, query={"limit": limit, "cursor": cursor, "status": status, "kind": kind})

    def redeliver_webhook(
        self,
        *,
        id: str,
        delivery_id: str,
        idempotency_key: str | None = None,
    ) -> types.WebhookDelivery:
        "Send a message to a webhook again"
        return self.call("redeliverWebhook", path={"id": id, "delivery_id": delivery_id}, idempotency_key=idempotency_key)

    def redeliver_dead_letters(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.RedeliverDeadLettersAnswer:
        "Send all dead letters of a webhook again"
        return self.call("redeliverDeadLetters", path={"id": id}, idempotency_key=idempotency_key)

    def list_notification_channels(
        self,
    ) -> types.ListNotificationChannelsAnswer:
        "List notification channels"
        return self.call("listNotificationChannels")

    def create_notification_channel(
        self,
        *,
        body: types.NotificationChannelBody,
        idempotency_key: str | None = None,
    ) -> types.NotificationChannel:
        "Create a notification channel"
        return self.call("createNotificationChannel", body=body, idempotency_key=idempotency_key)

    def get_notification_channel(
        self,
        *,
        id: str,
    ) -> types.NotificationChannel:
        "Get a notification channel"
        return self.call("getNotificationChannel", path={"id": id})

    def change_notification_channel(
        self,
        *,
        id: str,
        body: types.NotificationChannelPatch,
        idempotency_key: str | None = None,
    ) -> types.NotificationChannel:
        "Change, pause or resume a notification channel"
        return self.call("changeNotificationChannel", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def remove_notification_channel(
        self,
        *,
        id: str,
    ) -> None:
        "Delete a notification channel"
        return self.call("removeNotificationChannel", path={"id": id})

    def test_notification_channel(
        self,
        *,
        id: str,
        kind: Literal["request.finished", "screening.finished", "screening.item_flagged", "screening.level_changed", "screening.run_failed", "listening.alert", "listening.mention", "report.ready", "export.ready", "search.changed", "campaign.post", "connection.connected", "connection.ended", "campaign.finished", "webhook.paused", "notification.paused", "quota.low", "quota.spent"] | None = None,
        idempotency_key: str | None = None,
    ) -> types.WebhookDelivery:
        "Send a test message to a notification channel"
        return self.call("testNotificationChannel", path={"id": id}, query={"kind": kind}, idempotency_key=idempotency_key)

    def list_notifications(
        self,
        *,
        id: str,
        limit: int | None = None,
        cursor: str | None = None,
        status: Literal["pending", "delivered", "dead"] | None = None,
        kind: str | None = None,
    ) -> types.ListWebhookDeliveriesAnswer:
        "List deliveries of a notification channel"
        return self.call("listNotifications", path={"id": id}, query={"limit": limit, "cursor": cursor, "status": status, "kind": kind})

    def redeliver_notification(
        self,
        *,
        id: str,
        delivery_id: str,
        idempotency_key: str | None = None,
    ) -> types.WebhookDelivery:
        "Send a message to a notification channel again"
        return self.call("redeliverNotification", path={"id": id, "delivery_id": delivery_id}, idempotency_key=idempotency_key)

    def redeliver_dead_notifications(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.RedeliverDeadLettersAnswer:
        "Send all dead letters of a notification channel again"
        return self.call("redeliverDeadNotifications", path={"id": id}, idempotency_key=idempotency_key)

    def list_requests(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        kind: str | None = None,
        status: Literal["queued", "in_progress", "succeeded", "partial", "failed", "canceled"] | None = None,
    ) -> types.ListRequestsAnswer:
        "List requests, newest first"
        return self.call("listRequests", query={"limit": limit, "cursor": cursor, "kind": kind, "status": status})

    def get_request(
        self,
        *,
        id: str,
    ) -> types.Request:
        "Get the status of a request"
        return self.call("getRequest", path={"id": id})

    def watch_request(
        self,
        *,
        id: str,
    ) -> types.Request:
        "Stream the progress of a request (Server-Sent Events)"
        return self.call("watchRequest", path={"id": id})

    def cancel_request(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.Request:
        "Cancel a request"
        return self.call("cancelRequest", path={"id": id}, idempotency_key=idempotency_key)

    def retry_request(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.Request:
        "Retry a failed request"
        return self.call("retryRequest", path={"id": id}, idempotency_key=idempotency_key)

    def list_tokens(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListTokensAnswer:
        "List tokens, newest first"
        return self.call("listTokens", query={"limit": limit, "cursor": cursor})

    def create_token(
        self,
        *,
        body: types.CreateTokenBody,
        idempotency_key: str | None = None,
    ) -> types.CreateTokenAnswer:
        "Create a token"
        return self.call("createToken", body=body, idempotency_key=idempotency_key)

    def revoke_token(
        self,
        *,
        id: str,
    ) -> types.Token:
        "Revoke a token"
        return self.call("revokeToken", path={"id": id})

    def show_usage(
        self,
        *,
        from_: str | None = None,
        to: str | None = None,
    ) -> types.ShowUsageAnswer:
        "Get usage by day and operation"
        return self.call("showUsage", query={"from": from_, "to": to})

    def list_networks(
        self,
    ) -> types.ListNetworksAnswer:
        "List networks and the data they provide"
        return self.call("listNetworks")

    def estimate_cost(
        self,
        *,
        network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"],
        operation: Literal["profile", "contents", "content", "comments", "search", "followers", "likers", "commenters"],
        items: int | None = None,
    ) -> types.CostEstimate:
        "Say what reading from a network costs, before it is read"
        return self.call("estimateCost", query={"network": network, "operation": operation, "items": items})

    def estimate_request(
        self,
        *,
        body: (
            types.EstimateRequestBodyEnrichment
            | types.EstimateRequestBodyAudienceOverlap
            | types.EstimateRequestBodyComparison
            | types.EstimateRequestBodyProfileAnalytics
            | types.EstimateRequestBodyCampaign
            | types.EstimateRequestBodyPublicContent
            | types.EstimateRequestBodyPublicContentProfessional
            | types.EstimateRequestBodyPublicCommentsProfessional
            | types.EstimateRequestBodyPurchaseIntent
            | types.EstimateRequestBodyCommentsRelevance
            | types.EstimateRequestBodyScreening
            | types.EstimateRequestBodySocialListening
        ),
        idempotency_key: str | None = None,
    ) -> types.EstimatedRequest:
        "Say what a request would cost, without submitting it"
        return self.call("estimateRequest", body=body, idempotency_key=idempotency_key)

    def show_status(
        self,
    ) -> types.Status:
        "Show how far background work is"
        return self.call("showStatus")

    def list_events(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        kind: str | None = None,
        subject: str | None = None,
        since: str | None = None,
        wait: int | None = None,
    ) -> types.ListEventsAnswer:
        "List events, oldest first"
        return self.call("listEvents", query={"limit": limit, "cursor": cursor, "kind": kind, "subject": subject, "since": since, "wait": wait})

    def get_demo(
        self,
    ) -> types.Demo:
        "Show what is stored of the demo data"
        return self.call("getDemo")

    def remove_demo(
        self,
        *,
        confirm: Literal["remove"],
    ) -> types.Demo:
        "Remove the demo data"
        return self.call("removeDemo", query={"confirm": confirm})

    def restore_demo(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> types.Demo:
        "Let the demo data come back"
        return self.call("restoreDemo", idempotency_key=idempotency_key)

    def get_report_style(
        self,
    ) -> types.GetReportStyleAnswer:
        "Get the logo and colour of your PDFs"
        return self.call("getReportStyle")

    def set_report_style(
        self,
        *,
        body: types.SetReportStyleBody,
    ) -> types.GetReportStyleAnswer:
        "Set the logo and colour of your PDFs"
        return self.call("setReportStyle", body=body)

    def list_audit(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        actor: str | None = None,
        operation: str | None = None,
        outcome: Literal["begun", "succeeded", "refused", "failed"] | None = None,
        subject: str | None = None,
        since: str | None = None,
        until: str | None = None,
        format: Literal["jsonl", "csv", "parquet", "xlsx"] | None = None,
    ) -> types.ListAuditAnswer:
        "List the audit log, newest first"
        return self.call("listAudit", query={"limit": limit, "cursor": cursor, "actor": actor, "operation": operation, "outcome": outcome, "subject": subject, "since": since, "until": until, "format": format})

    def verify_audit(
        self,
    ) -> types.VerifyAuditAnswer:
        "Verify the audit log"
        return self.call("verifyAudit")

    def show_retention(
        self,
    ) -> types.ShowRetentionAnswer:
        "Show how long each kind of data is kept"
        return self.call("showRetention")

    def show_me(
        self,
    ) -> types.Me:
        "Show who is calling"
        return self.call("showMe")

    def change_me(
        self,
        *,
        body: types.MePatch,
        idempotency_key: str | None = None,
    ) -> types.Me:
        "Choose your language"
        return self.call("changeMe", body=body, idempotency_key=idempotency_key)

    def list_roles(
        self,
    ) -> types.ListRolesAnswer:
        "List the roles and their scopes"
        return self.call("listRoles")

    def list_users(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListUsersAnswer:
        "List the users of the account"
        return self.call("listUsers", query={"limit": limit, "cursor": cursor})

    def show_user(
        self,
        *,
        id: str,
    ) -> types.User:
        "Get a user"
        return self.call("showUser", path={"id": id})

    def change_user(
        self,
        *,
        id: str,
        body: types.UserPatch,
        idempotency_key: str | None = None,
    ) -> types.User:
        "Change the name or role of a user"
        return self.call("changeUser", path={"id": id}, body=body, idempotency_key=idempotency_key)

    def remove_user(
        self,
        *,
        id: str,
    ) -> None:
        "Remove a user"
        return self.call("removeUser", path={"id": id})

    def reset_user_password(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.ResetUserPasswordAnswer:
        "Let a user choose a new password"
        return self.call("resetUserPassword", path={"id": id}, idempotency_key=idempotency_key)

    def list_invitations(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListInvitationsAnswer:
        "List invitations, newest first"
        return self.call("listInvitations", query={"limit": limit, "cursor": cursor})

    def create_invitation(
        self,
        *,
        body: types.InvitationBody,
        idempotency_key: str | None = None,
    ) -> types.ResetUserPasswordAnswer:
        "Invite someone to the account"
        return self.call("createInvitation", body=body, idempotency_key=idempotency_key)

    def revoke_invitation(
        self,
        *,
        id: str,
    ) -> types.Invitation:
        "Revoke an invitation"
        return self.call("revokeInvitation", path={"id": id})

    def remove_user_second_factor(
        self,
        *,
        id: str,
    ) -> None:
        "Turn off the second factor of a user"
        return self.call("removeUserSecondFactor", path={"id": id})

    def show_account(
        self,
    ) -> types.Account:
        "Show the account and its policy"
        return self.call("showAccount")

    def change_account(
        self,
        *,
        body: types.AccountPatch,
        idempotency_key: str | None = None,
    ) -> types.Account:
        "Change the policy of the account"
        return self.call("changeAccount", body=body, idempotency_key=idempotency_key)

    def list_sessions(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        user_id: str | None = None,
    ) -> types.ListSessionsAnswer:
        "List open sessions, newest first"
        return self.call("listSessions", query={"limit": limit, "cursor": cursor, "user_id": user_id})

    def end_session(
        self,
        *,
        id: str,
    ) -> None:
        "End a session"
        return self.call("endSession", path={"id": id})

    def find_subject(
        self,
        *,
        body: types.FindSubjectBody,
        idempotency_key: str | None = None,
    ) -> types.FindSubjectAnswer:
        "Find all data about a person"
        return self.call("findSubject", body=body, idempotency_key=idempotency_key)

    def copy_subject(
        self,
        *,
        body: types.FindSubjectBody,
        idempotency_key: str | None = None,
    ) -> types.CopySubjectAnswer:
        "Get a copy of all data about a person"
        return self.call("copySubject", body=body, idempotency_key=idempotency_key)

    def erase_subject(
        self,
        *,
        body: types.EraseSubjectBody,
        idempotency_key: str | None = None,
    ) -> types.SubjectCase:
        "Erase a person"
        return self.call("eraseSubject", body=body, idempotency_key=idempotency_key)

    def restrict_subject(
        self,
        *,
        body: types.EraseSubjectBody,
        idempotency_key: str | None = None,
    ) -> types.SubjectCase:
        "Restrict the processing of a person"
        return self.call("restrictSubject", body=body, idempotency_key=idempotency_key)

    def list_subject_cases(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListSubjectCasesAnswer:
        "List erasures and restrictions, newest first"
        return self.call("listSubjectCases", query={"limit": limit, "cursor": cursor})

    def get_subject_case(
        self,
        *,
        id: str,
    ) -> types.SubjectCase:
        "Get the certificate of an erasure or restriction"
        return self.call("getSubjectCase", path={"id": id})

    def lift_restriction(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.SubjectCase:
        "Lift a restriction"
        return self.call("liftRestriction", path={"id": id}, idempotency_key=idempotency_key)

    def list_connection_providers(
        self,
    ) -> types.ListConnectionProvidersAnswer:
        "List networks that creators can connect"
        return self.call("listConnectionProviders")

    def list_connections(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListConnectionsAnswer:
        "List connections, newest first"
        return self.call("listConnections", query={"limit": limit, "cursor": cursor})

    def create_connection(
        self,
        *,
        body: types.ConnectionBody,
        idempotency_key: str | None = None,
    ) -> types.CreateConnectionAnswer:
        "Create a link with which a creator connects their account"
        return self.call("createConnection", body=body, idempotency_key=idempotency_key)

    def get_connection(
        self,
        *,
        id: str,
    ) -> types.GetConnectionAnswer:
        "Get a connection and its newest figures"
        return self.call("getConnection", path={"id": id})

    def remove_connection(
        self,
        *,
        id: str,
    ) -> None:
        "Delete a connection"
        return self.call("removeConnection", path={"id": id})

    def read_connection(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.GetConnectionAnswer:
        "Read the figures of a connection now"
        return self.call("readConnection", path={"id": id}, idempotency_key=idempotency_key)

    def end_connection(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.EndConnectionAnswer:
        "End a connection"
        return self.call("endConnection", path={"id": id}, idempotency_key=idempotency_key)

    def submit_for_members(
        self,
        *,
        id: str,
        body: types.SubmitForMembersBody,
        idempotency_key: str | None = None,
    ) -> types.SubmittedForMembers:
        "Screen, monitor, report on or compare everybody on a list"
        return self.call("submitForMembers", path={"id": id}, body=body, idempotency_key=idempotency_key)


class AsyncOperations:
    async def call(
        self,
        operation: str,
        *,
        path: Mapping[str, Any] | None = None,
        query: Mapping[str, Any] | None = None,
        body: Any = None,
        idempotency_key: str | None = None,
    ) -> Any:
        raise NotImplementedError

    async def list_profiles(
        self,
        *,
        network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"] | None = None,
        handle: list[str] | None = None,
        profile_url: list[str] | None = None,
        max_age_s: int | None = None,
    ) -> types.ListProfilesAnswer:
        "Get a basic live profile"
        return await self.call("listProfiles", query={"network": network, "handle": handle, "profile_url": profile_url, "max_age_s": max_age_s})

    async def show_picture(
        self,
        *,
        network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"],
        handle: str | None = None,
        content_id: str | None = None,
    ) -> types.ShowPictureAnswer:
        "Get the avatar of a creator, or the picture of a post"
        return await self.call("showPicture", query={"network": network, "handle": handle, "content_id": content_id})

    async def discover_creators(
        self,
        *,
        body: types.DiscoveryBody,
        idempotency_key: str | None = None,
    ) -> types.DiscoverCreatorsAnswer:
        "Search creators"
        return await self.call("discoverCreators", body=body, idempotency_key=idempotency_key)

    async def find_creators_quickly(
        self,
        *,
        body: types.FindCreatorsQuicklyBody,
        idempotency_key: str | None = None,
    ) -> types.FindCreatorsQuicklyAnswer:
        "Search creators as you type"
        return await self.call("findCreatorsQuickly", body=body, idempotency_key=idempotency_key)

    async def complete_userhandles(
        self,
        *,
        query: str,
        network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"] | None = None,
        synthetic: Literal["include", "only", "exclude"] | None = None,
        limit: int | None = None,
    ) -> types.CompleteUserhandlesAnswer:
        "Autocomplete user handles"
        return await self.call("completeUserhandles", query={"query": query, "network": network, "synthetic": synthetic, "limit": limit})

    async def list_locations(
        self,
        *,
        query: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        kind: list[Literal["country", "region", "city"]] | None = None,
        within: str | None = None,
        locale: str | None = None,
    ) -> types.ListLocationsAnswer:
        "Search locations: countries, regions and cities"
        return await self.call("listLocations", query={"query": query, "limit": limit, "cursor": cursor, "kind": kind, "within": within, "locale": locale})

    async def list_languages(
        self,
        *,
        query: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        locale: str | None = None,
    ) -> types.ListLanguagesAnswer:
        "Search languages"
        return await self.call("listLanguages", query={"query": query, "limit": limit, "cursor": cursor, "locale": locale})

    async def list_brands(
        self,
        *,
        query: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        synthetic: Literal["include", "only", "exclude"] | None = None,
    ) -> types.ListBrandsAnswer:
        "Find brands"
        return await self.call("listBrands", query={"query": query, "limit": limit, "cursor": cursor, "synthetic": synthetic})

    async def list_interests(
        self,
        *,
        query: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        parent: str | None = None,
    ) -> types.ListInterestsAnswer:
        "Search interests, a tree with two levels"
        return await self.call("listInterests", query={"query": query, "limit": limit, "cursor": cursor, "parent": parent})

    async def list_topics(
        self,
        *,
        query: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        synthetic: Literal["only", "exclude"] | None = None,
    ) -> types.ListTopicsAnswer:
        "Search topics: hashtags, most used first"
        return await self.call("listTopics", query={"query": query, "limit": limit, "cursor": cursor, "synthetic": synthetic})

    async def relate_topics(
        self,
        *,
        tags: list[str],
        synthetic: Literal["only", "exclude"] | None = None,
        limit: int | None = None,
    ) -> types.RelateTopicsAnswer:
        "Get related topics with their relevance"
        return await self.call("relateTopics", query={"tags": tags, "synthetic": synthetic, "limit": limit})

    async def name_ids(
        self,
        *,
        locations: list[str] | None = None,
        languages: list[str] | None = None,
        interests: list[str] | None = None,
        brands: list[str] | None = None,
        locale: str | None = None,
    ) -> types.NameIdsAnswer:
        "Names of ids: locations, languages, interests and brands"
        return await self.call("nameIds", query={"locations": locations, "languages": languages, "interests": interests, "brands": brands, "locale": locale})

    async def interpret_search(
        self,
        *,
        body: types.InterpretSearchBody,
        idempotency_key: str | None = None,
    ) -> types.InterpretSearchAnswer:
        "Read a sentence as search filters"
        return await self.call("interpretSearch", body=body, idempotency_key=idempotency_key)

    async def rank_creators(
        self,
        *,
        body: types.RankingBody,
        idempotency_key: str | None = None,
    ) -> types.RankCreatorsAnswer:
        "Rank creators of a niche, country, language or network"
        return await self.call("rankCreators", body=body, idempotency_key=idempotency_key)

    async def fit_brief(
        self,
        *,
        body: types.BriefBody,
        idempotency_key: str | None = None,
    ) -> types.FitBriefAnswer:
        "Rank creators for a campaign brief, with reasons and doubts"
        return await self.call("fitBrief", body=body, idempotency_key=idempotency_key)

    async def list_lists(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        query: str | None = None,
        tag: str | None = None,
        owner: str | None = None,
        member: str | None = None,
    ) -> types.ListListsAnswer:
        "List the lists of creators"
        return await self.call("listLists", query={"limit": limit, "cursor": cursor, "query": query, "tag": tag, "owner": owner, "member": member})

    async def create_list(
        self,
        *,
        body: types.CreatorListBody,
        idempotency_key: str | None = None,
    ) -> types.CreatorList:
        "Create a list of creators"
        return await self.call("createList", body=body, idempotency_key=idempotency_key)

    async def get_list(
        self,
        *,
        id: str,
    ) -> types.CreatorList:
        "Get a list of creators"
        return await self.call("getList", path={"id": id})

    async def change_list(
        self,
        *,
        id: str,
        body: types.CreatorListPatch,
        idempotency_key: str | None = None,
    ) -> types.CreatorList:
        "Change a list of creators"
        return await self.call("changeList", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def remove_list(
        self,
        *,
        id: str,
    ) -> None:
        "Delete a list of creators"
        return await self.call("removeList", path={"id": id})

    async def list_list_members(
        self,
        *,
        id: str,
        limit: int | None = None,
        cursor: str | None = None,
        stage: str | None = None,
        owner: str | None = None,
        tag: str | None = None,
        network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"] | None = None,
        handle: str | None = None,
    ) -> types.ListListMembersAnswer:
        "List the creators on a list"
        return await self.call("listListMembers", path={"id": id}, query={"limit": limit, "cursor": cursor, "stage": stage, "owner": owner, "tag": tag, "network": network, "handle": handle})

    async def add_list_members(
        self,
        *,
        id: str,
        body: types.ListMembersBody,
        idempotency_key: str | None = None,
    ) -> types.AddListMembersAnswer:
        "Add creators to a list"
        return await self.call("addListMembers", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def change_list_members(
        self,
        *,
        id: str,
        body: types.ListMembersChange,
        idempotency_key: str | None = None,
    ) -> types.ChangeListMembersAnswer:
        "Change members of a list"
        return await self.call("changeListMembers", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def remove_list_members(
        self,
        *,
        id: str,
        body: types.ListMembersRemoval,
        idempotency_key: str | None = None,
    ) -> types.RemoveListMembersAnswer:
        "Remove creators from a list"
        return await self.call("removeListMembers", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def list_list_history(
        self,
        *,
        id: str,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListListHistoryAnswer:
        "List the changes of a list"
        return await self.call("listListHistory", path={"id": id}, query={"limit": limit, "cursor": cursor})

    async def undo_list_change(
        self,
        *,
        id: str,
        change_id: str,
        idempotency_key: str | None = None,
    ) -> types.UndoListChangeAnswer:
        "Undo a change of a list"
        return await self.call("undoListChange", path={"id": id, "change_id": change_id}, idempotency_key=idempotency_key)

    async def list_saved_searches(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListSavedSearchesAnswer:
        "List saved searches"
        return await self.call("listSavedSearches", query={"limit": limit, "cursor": cursor})

    async def create_saved_search(
        self,
        *,
        body: types.SavedSearchBody,
        idempotency_key: str | None = None,
    ) -> types.SavedSearch:
        "Save a search, with alerts"
        return await self.call("createSavedSearch", body=body, idempotency_key=idempotency_key)

    async def get_saved_search(
        self,
        *,
        id: str,
    ) -> types.SavedSearch:
        "Get a saved search"
        return await self.call("getSavedSearch", path={"id": id})

    async def change_saved_search(
        self,
        *,
        id: str,
        body: types.SavedSearchPatch,
        idempotency_key: str | None = None,
    ) -> types.SavedSearch:
        "Change, pause or resume a saved search"
        return await self.call("changeSavedSearch", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def remove_saved_search(
        self,
        *,
        id: str,
    ) -> None:
        "Delete a saved search"
        return await self.call("removeSavedSearch", path={"id": id})

    async def run_saved_search(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.RunSavedSearchAnswer:
        "Look at a saved search now"
        return await self.call("runSavedSearch", path={"id": id}, idempotency_key=idempotency_key)

    async def list_saved_search_runs(
        self,
        *,
        id: str,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListSavedSearchRunsAnswer:
        "List the runs of a saved search"
        return await self.call("listSavedSearchRuns", path={"id": id}, query={"limit": limit, "cursor": cursor})

    async def list_saved_search_differences(
        self,
        *,
        id: str,
        run_id: str,
        limit: int | None = None,
        cursor: str | None = None,
        kind: Literal["new", "lost", "changed"] | None = None,
    ) -> types.ListSavedSearchDifferencesAnswer:
        "List the differences of a look"
        return await self.call("listSavedSearchDifferences", path={"id": id, "run_id": run_id}, query={"limit": limit, "cursor": cursor, "kind": kind})

    async def list_scheduled_exports(
        self,
    ) -> types.ListScheduledExportsAnswer:
        "List scheduled exports"
        return await self.call("listScheduledExports")

    async def create_scheduled_export(
        self,
        *,
        body: types.ScheduledExportBody,
        idempotency_key: str | None = None,
    ) -> types.ScheduledExport:
        "Export a search or a list again and again"
        return await self.call("createScheduledExport", body=body, idempotency_key=idempotency_key)

    async def get_scheduled_export(
        self,
        *,
        id: str,
    ) -> types.ScheduledExport:
        "Get a scheduled export"
        return await self.call("getScheduledExport", path={"id": id})

    async def change_scheduled_export(
        self,
        *,
        id: str,
        body: types.ScheduledExportPatch,
        idempotency_key: str | None = None,
    ) -> types.ScheduledExport:
        "Pause or resume a scheduled export"
        return await self.call("changeScheduledExport", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def remove_scheduled_export(
        self,
        *,
        id: str,
    ) -> None:
        "Stop a scheduled export"
        return await self.call("removeScheduledExport", path={"id": id})

    async def list_campaigns(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListCampaignsAnswer:
        "List campaigns"
        return await self.call("listCampaigns", query={"limit": limit, "cursor": cursor})

    async def create_campaign(
        self,
        *,
        body: types.CampaignBody,
        idempotency_key: str | None = None,
    ) -> types.CampaignCreated:
        "Create a campaign"
        return await self.call("createCampaign", body=body, idempotency_key=idempotency_key)

    async def get_campaign(
        self,
        *,
        id: str,
    ) -> types.Campaign:
        "Get a campaign"
        return await self.call("getCampaign", path={"id": id})

    async def change_campaign(
        self,
        *,
        id: str,
        body: types.CampaignPatch,
        idempotency_key: str | None = None,
    ) -> types.Campaign:
        "Change, pause or resume a campaign"
        return await self.call("changeCampaign", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def remove_campaign(
        self,
        *,
        id: str,
    ) -> None:
        "Delete a campaign"
        return await self.call("removeCampaign", path={"id": id})

    async def add_campaign_members(
        self,
        *,
        id: str,
        body: types.CampaignRoster,
        idempotency_key: str | None = None,
    ) -> types.CampaignRosterAdded:
        "Add creators to a campaign"
        return await self.call("addCampaignMembers", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def change_campaign_members(
        self,
        *,
        id: str,
        body: types.CampaignMembersPatch,
        idempotency_key: str | None = None,
    ) -> types.ChangeCampaignMembersAnswer:
        "Set the fee of creators of a campaign"
        return await self.call("changeCampaignMembers", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def remove_campaign_members(
        self,
        *,
        id: str,
        body: types.ListMembersRemoval,
        idempotency_key: str | None = None,
    ) -> types.RemoveCampaignMembersAnswer:
        "Remove creators from a campaign"
        return await self.call("removeCampaignMembers", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def get_campaign_board(
        self,
        *,
        id: str,
    ) -> types.CampaignBoard:
        "Get the figures of a campaign"
        return await self.call("getCampaignBoard", path={"id": id})

    async def list_campaign_posts(
        self,
        *,
        id: str,
        limit: int | None = None,
        cursor: str | None = None,
        network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"] | None = None,
        external_id: str | None = None,
    ) -> types.ListCampaignPostsAnswer:
        "List the posts of a campaign"
        return await self.call("listCampaignPosts", path={"id": id}, query={"limit": limit, "cursor": cursor, "network": network, "external_id": external_id})

    async def decide_campaign_posts(
        self,
        *,
        id: str,
        body: types.DecideCampaignPostsBody,
        idempotency_key: str | None = None,
    ) -> types.DecideCampaignPostsAnswer:
        "Say whether posts count for a campaign"
        return await self.call("decideCampaignPosts", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def check_campaign(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.CheckCampaignAnswer:
        "Look for the posts of a campaign now"
        return await self.call("checkCampaign", path={"id": id}, idempotency_key=idempotency_key)

    async def get_campaign_report(
        self,
        *,
        id: str,
    ) -> types.CampaignReport:
        "Get the report of a campaign"
        return await self.call("getCampaignReport", path={"id": id})

    async def list_registered_brands(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        query: str | None = None,
        interest: str | None = None,
        synthetic: Literal["exclude", "include", "only"] | None = None,
    ) -> types.ListRegisteredBrandsAnswer:
        "List the brands of the registry"
        return await self.call("listRegisteredBrands", query={"limit": limit, "cursor": cursor, "query": query, "interest": interest, "synthetic": synthetic})

    async def add_brand(
        self,
        *,
        body: types.BrandBody,
        idempotency_key: str | None = None,
    ) -> types.RegisteredBrand:
        "Add a brand"
        return await self.call("addBrand", body=body, idempotency_key=idempotency_key)

    async def import_brands(
        self,
        *,
        body: types.ImportBrandsBody,
        idempotency_key: str | None = None,
    ) -> types.ImportBrandsAnswer:
        "Import brands"
        return await self.call("importBrands", body=body, idempotency_key=idempotency_key)

    async def get_brand(
        self,
        *,
        id: str,
    ) -> types.RegisteredBrand:
        "Show a brand"
        return await self.call("getBrand", path={"id": id})

    async def change_brand(
        self,
        *,
        id: str,
        body: types.BrandPatch,
        idempotency_key: str | None = None,
    ) -> types.RegisteredBrand:
        "Change a brand"
        return await self.call("changeBrand", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def remove_brand(
        self,
        *,
        id: str,
    ) -> None:
        "Remove a brand"
        return await self.call("removeBrand", path={"id": id})

    async def merge_brand(
        self,
        *,
        id: str,
        body: types.MergeBrandBody,
        idempotency_key: str | None = None,
    ) -> types.RegisteredBrand:
        "Merge a brand into another"
        return await self.call("mergeBrand", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def show_contacts(
        self,
        *,
        body: types.ShowContactsBody,
        idempotency_key: str | None = None,
    ) -> types.ShowContactsAnswer:
        "Get the contact details of a profile"
        return await self.call("showContacts", body=body, idempotency_key=idempotency_key)

    async def list_do_not_contact(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        layer: Literal["account", "installation"] | None = None,
    ) -> types.ListDoNotContactAnswer:
        "List the do-not-contact entries"
        return await self.call("listDoNotContact", query={"limit": limit, "cursor": cursor, "layer": layer})

    async def add_do_not_contact(
        self,
        *,
        body: types.AddDoNotContactBody,
        idempotency_key: str | None = None,
    ) -> types.DoNotContactEntry:
        "Add an entry to the do-not-contact list"
        return await self.call("addDoNotContact", body=body, idempotency_key=idempotency_key)

    async def remove_do_not_contact(
        self,
        *,
        id: str,
    ) -> None:
        "Remove a do-not-contact entry"
        return await self.call("removeDoNotContact", path={"id": id})

    async def analyse_profile(
        self,
        *,
        body: types.AnalyseProfileBody,
        idempotency_key: str | None = None,
    ) -> types.ProfileReport | types.AnalyseProfileAnswerByDryRunAndNetwork | types.AnalyseProfileAnswerByIdAndKind:
        "Analyse a profile"
        return await self.call("analyseProfile", body=body, idempotency_key=idempotency_key)

    async def analyse_professional_profile(
        self,
        *,
        body: types.AnalyseProfessionalProfileBody,
        idempotency_key: str | None = None,
    ) -> types.ProfessionalReport:
        "Analyse a professional-network profile"
        return await self.call("analyseProfessionalProfile", body=body, idempotency_key=idempotency_key)

    async def get_profile_report(
        self,
        *,
        id: str,
    ) -> types.ProfileReport:
        "Get the report of a profile as PDF"
        return await self.call("getProfileReport", path={"id": id})

    async def list_report_schedules(
        self,
    ) -> types.ListReportSchedulesAnswer:
        "List scheduled profile reports"
        return await self.call("listReportSchedules")

    async def create_report_schedule(
        self,
        *,
        body: types.CreateReportScheduleBody,
        idempotency_key: str | None = None,
    ) -> types.ReportScheduleCreated:
        "Report on a profile again and again"
        return await self.call("createReportSchedule", body=body, idempotency_key=idempotency_key)

    async def remove_report_schedule(
        self,
        *,
        id: str,
    ) -> None:
        "Stop a scheduled profile report"
        return await self.call("removeReportSchedule", path={"id": id})

    async def export_discovery(
        self,
        *,
        body: types.DiscoveryExportBody,
        idempotency_key: str | None = None,
    ) -> types.DiscoveryExportRequest:
        "Export a creator search (submit)"
        return await self.call("exportDiscovery", body=body, idempotency_key=idempotency_key)

    async def get_discovery_export(
        self,
        *,
        id: str,
        wait: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        format: Literal["jsonl", "csv", "parquet", "xlsx"] | None = None,
    ) -> types.DiscoveryExportRequest:
        "Get a creator export"
        return await self.call("getDiscoveryExport", path={"id": id}, query={"wait": wait, "limit": limit, "cursor": cursor, "format": format})

    async def submit_enrichment(
        self,
        *,
        body: types.EnrichmentBody,
        idempotency_key: str | None = None,
    ) -> types.EnrichmentRequest:
        "Enrich a list of profiles (submit)"
        return await self.call("submitEnrichment", body=body, idempotency_key=idempotency_key)

    async def get_enrichment(
        self,
        *,
        id: str,
        wait: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        format: Literal["jsonl", "csv", "parquet", "xlsx"] | None = None,
    ) -> types.EnrichmentRequest:
        "The enriched list"
        return await self.call("getEnrichment", path={"id": id}, query={"wait": wait, "limit": limit, "cursor": cursor, "format": format})

    async def submit_email_lookup(
        self,
        *,
        body: types.SubmitEmailLookupBody,
        idempotency_key: str | None = None,
    ) -> types.EmailLookupRequest:
        "Look up profiles by e-mail address (submit)"
        return await self.call("submitEmailLookup", body=body, idempotency_key=idempotency_key)

    async def get_email_lookup(
        self,
        *,
        id: str,
        wait: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        format: Literal["jsonl", "csv", "parquet", "xlsx"] | None = None,
    ) -> types.EmailLookupRequest:
        "Get the result of an e-mail lookup"
        return await self.call("getEmailLookup", path={"id": id}, query={"wait": wait, "limit": limit, "cursor": cursor, "format": format})

    async def submit_audience_overlap(
        self,
        *,
        body: types.SubmitAudienceOverlapBody,
        idempotency_key: str | None = None,
    ) -> types.AudienceOverlapRequest:
        "Compare the audiences of several creators (submit)"
        return await self.call("submitAudienceOverlap", body=body, idempotency_key=idempotency_key)

    async def get_audience_overlap(
        self,
        *,
        id: str,
        wait: int | None = None,
    ) -> types.AudienceOverlapRequest:
        "Get an audience overlap"
        return await self.call("getAudienceOverlap", path={"id": id}, query={"wait": wait})

    async def submit_comparison(
        self,
        *,
        body: types.ComparisonBody,
        idempotency_key: str | None = None,
    ) -> types.ComparisonRequest:
        "Compare creators side by side (submit)"
        return await self.call("submitComparison", body=body, idempotency_key=idempotency_key)

    async def get_comparison(
        self,
        *,
        id: str,
        wait: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        format: Literal["jsonl", "csv", "parquet", "xlsx"] | None = None,
    ) -> types.ComparisonRequest:
        "Get a comparison"
        return await self.call("getComparison", path={"id": id}, query={"wait": wait, "limit": limit, "cursor": cursor, "format": format})

    async def submit_profile_analytics(
        self,
        *,
        body: types.AnalyseProfessionalProfileBody,
        idempotency_key: str | None = None,
    ) -> types.ProfileAnalyticsRequest:
        "Analyse a profile (submit)"
        return await self.call("submitProfileAnalytics", body=body, idempotency_key=idempotency_key)

    async def get_profile_analytics(
        self,
        *,
        id: str,
        wait: int | None = None,
    ) -> types.ProfileAnalyticsRequest:
        "Get the report of a profile analysis"
        return await self.call("getProfileAnalytics", path={"id": id}, query={"wait": wait})

    async def fetch_content(
        self,
        *,
        body: types.FetchContentBody,
        idempotency_key: str | None = None,
    ) -> types.FetchContentAnswer:
        "Get the contents of a profile, or a single item"
        return await self.call("fetchContent", body=body, idempotency_key=idempotency_key)

    async def fetch_comments(
        self,
        *,
        body: types.FetchCommentsBody,
        idempotency_key: str | None = None,
    ) -> types.FetchCommentsAnswer:
        "Fetch the public comments of a content item"
        return await self.call("fetchComments", body=body, idempotency_key=idempotency_key)

    async def judge_texts(
        self,
        *,
        body: types.JudgeTextsBody,
        idempotency_key: str | None = None,
    ) -> types.JudgeTextsAnswer:
        "Classify texts: language, toxicity and other risks, sentiment, spam, purchase intent, entities"
        return await self.call("judgeTexts", body=body, idempotency_key=idempotency_key)

    async def submit_content_fetch(
        self,
        *,
        body: types.SubmitContentFetchBody,
        idempotency_key: str | None = None,
    ) -> types.PublicContentRequest:
        "Fetch any amount of content (submit)"
        return await self.call("submitContentFetch", body=body, idempotency_key=idempotency_key)

    async def get_content_fetch(
        self,
        *,
        id: str,
        wait: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        format: Literal["jsonl", "csv", "parquet", "xlsx"] | None = None,
    ) -> types.PublicContentRequest:
        "Get the fetched content"
        return await self.call("getContentFetch", path={"id": id}, query={"wait": wait, "limit": limit, "cursor": cursor, "format": format})

    async def submit_professional_content_fetch(
        self,
        *,
        body: types.SubmitContentFetchBody,
        idempotency_key: str | None = None,
    ) -> types.PublicContentProfessionalRequest:
        "Fetch professional-network content (submit)"
        return await self.call("submitProfessionalContentFetch", body=body, idempotency_key=idempotency_key)

    async def get_professional_content_fetch(
        self,
        *,
        id: str,
        wait: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        format: Literal["jsonl", "csv", "parquet", "xlsx"] | None = None,
    ) -> types.PublicContentProfessionalRequest:
        "Get the fetched professional-network content"
        return await self.call("getProfessionalContentFetch", path={"id": id}, query={"wait": wait, "limit": limit, "cursor": cursor, "format": format})

    async def submit_professional_comments_fetch(
        self,
        *,
        body: types.SubmitProfessionalCommentsFetchBody,
        idempotency_key: str | None = None,
    ) -> types.PublicCommentsProfessionalRequest:
        "Fetch the comments on a professional-network item (submit)"
        return await self.call("submitProfessionalCommentsFetch", body=body, idempotency_key=idempotency_key)

    async def get_professional_comments_fetch(
        self,
        *,
        id: str,
        wait: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        format: Literal["jsonl", "csv", "parquet", "xlsx"] | None = None,
    ) -> types.PublicCommentsProfessionalRequest:
        "Get the fetched professional-network comments"
        return await self.call("getProfessionalCommentsFetch", path={"id": id}, query={"wait": wait, "limit": limit, "cursor": cursor, "format": format})

    async def list_purchase_intent_comments(
        self,
        *,
        id: str,
        stage: list[Literal["asks_price", "asks_where", "wants", "will_buy", "bought", "repeat", "objects", "rejects", "none"]] | None = None,
        sentiment: list[Literal["negative", "neutral", "positive"]] | None = None,
        language: list[str] | None = None,
        content: list[str] | None = None,
        set_apart: list[Literal["spam", "giveaway", "by_creator", "not_judged"]] | None = None,
        counted: bool | None = None,
        min_confidence: float | None = None,
        sort: Literal["analysed", "score", "likes", "newest", "oldest"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        wait: int | None = None,
        format: Literal["jsonl", "csv", "parquet", "xlsx"] | None = None,
    ) -> types.ListPurchaseIntentCommentsAnswer:
        "Get the analysed comments"
        return await self.call("listPurchaseIntentComments", path={"id": id}, query={"stage": stage, "sentiment": sentiment, "language": language, "content": content, "set_apart": set_apart, "counted": counted, "min_confidence": min_confidence, "sort": sort, "limit": limit, "cursor": cursor, "wait": wait, "format": format})

    async def submit_purchase_intent(
        self,
        *,
        body: types.SubmitPurchaseIntentBody,
        idempotency_key: str | None = None,
    ) -> types.PurchaseIntentRequest:
        "Analyse purchase intent in comments (submit)"
        return await self.call("submitPurchaseIntent", body=body, idempotency_key=idempotency_key)

    async def get_purchase_intent(
        self,
        *,
        id: str,
        wait: int | None = None,
    ) -> types.PurchaseIntentRequest:
        "Get purchase intent insights"
        return await self.call("getPurchaseIntent", path={"id": id}, query={"wait": wait})

    async def list_comments_relevance_comments(
        self,
        *,
        id: str,
        label: list[Literal["relevant", "irrelevant", "spam"]] | None = None,
        sentiment: list[Literal["negative", "neutral", "positive"]] | None = None,
        language: list[str] | None = None,
        cluster: list[str] | None = None,
        counted: bool | None = None,
        min_relevance: float | None = None,
        sort: Literal["analysed", "score", "likes", "newest", "oldest"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        wait: int | None = None,
        format: Literal["jsonl", "csv", "parquet", "xlsx"] | None = None,
    ) -> types.ListCommentsRelevanceCommentsAnswer:
        "Get the analysed comments"
        return await self.call("listCommentsRelevanceComments", path={"id": id}, query={"label": label, "sentiment": sentiment, "language": language, "cluster": cluster, "counted": counted, "min_relevance": min_relevance, "sort": sort, "limit": limit, "cursor": cursor, "wait": wait, "format": format})

    async def submit_comments_relevance(
        self,
        *,
        body: types.SubmitCommentsRelevanceBody,
        idempotency_key: str | None = None,
    ) -> types.CommentsRelevanceRequest:
        "Find comments about a product or brand (submit)"
        return await self.call("submitCommentsRelevance", body=body, idempotency_key=idempotency_key)

    async def get_comments_relevance(
        self,
        *,
        id: str,
        wait: int | None = None,
    ) -> types.CommentsRelevanceRequest:
        "Get relevance insights"
        return await self.call("getCommentsRelevance", path={"id": id}, query={"wait": wait})

    async def list_screened_contents(
        self,
        *,
        id: str,
        limit: int | None = None,
        cursor: str | None = None,
        wait: int | None = None,
        state: Literal["flagged", "unflagged", "clear", "not_judged", "all"] | None = None,
        category: Literal["hate", "harassment", "threat", "violence", "self_harm", "sexual", "minors_safety", "drugs", "alcohol", "tobacco", "weapons", "crime", "gambling", "profanity", "extremism", "misinformation_claims", "politics", "competitor_mention", "custom"] | None = None,
        keyword: str | None = None,
        network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"] | None = None,
        since: str | None = None,
        until: str | None = None,
        format: Literal["jsonl", "csv", "parquet", "xlsx"] | None = None,
    ) -> types.ListScreenedContentsAnswer:
        "List the flagged contents of a screening"
        return await self.call("listScreenedContents", path={"id": id}, query={"limit": limit, "cursor": cursor, "wait": wait, "state": state, "category": category, "keyword": keyword, "network": network, "since": since, "until": until, "format": format})

    async def review_contents(
        self,
        *,
        id: str,
        body: types.ReviewContentsBody,
        idempotency_key: str | None = None,
    ) -> types.ReviewContentsAnswer:
        "Review items: flag, unflag, confirm, relabel, set severity, note"
        return await self.call("reviewContents", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def unflag_contents(
        self,
        *,
        id: str,
        body: types.UnflagContentsBody,
        idempotency_key: str | None = None,
    ) -> types.ReviewContentsAnswer:
        "Unflag content items"
        return await self.call("unflagContents", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def undo_decision(
        self,
        *,
        id: str,
        body: types.UndoDecisionBody,
        idempotency_key: str | None = None,
    ) -> types.ReviewContentsAnswer:
        "Undo a decision about items"
        return await self.call("undoDecision", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def find_similar_contents(
        self,
        *,
        id: str,
        body: types.FindSimilarContentsBody,
        idempotency_key: str | None = None,
    ) -> types.FindSimilarContentsAnswer:
        "Find more items like one item"
        return await self.call("findSimilarContents", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def list_screening_identities(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListScreeningIdentitiesAnswer:
        "List the people looked for, newest first"
        return await self.call("listScreeningIdentities", query={"limit": limit, "cursor": cursor})

    async def create_screening_identity(
        self,
        *,
        body: types.CreateScreeningIdentityBody,
        idempotency_key: str | None = None,
    ) -> types.ScreeningIdentity:
        "Find the accounts that may be a person’s"
        return await self.call("createScreeningIdentity", body=body, idempotency_key=idempotency_key)

    async def get_screening_identity(
        self,
        *,
        id: str,
    ) -> types.ScreeningIdentity:
        "Get a person looked for, with candidates and decisions"
        return await self.call("getScreeningIdentity", path={"id": id})

    async def remove_screening_identity(
        self,
        *,
        id: str,
    ) -> None:
        "Delete a person looked for"
        return await self.call("removeScreeningIdentity", path={"id": id})

    async def decide_screening_identity(
        self,
        *,
        id: str,
        body: types.DecideScreeningIdentityBody,
        idempotency_key: str | None = None,
    ) -> types.ScreeningIdentity:
        "Confirm or reject accounts of a person"
        return await self.call("decideScreeningIdentity", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def undo_screening_identity(
        self,
        *,
        id: str,
        body: types.UndoScreeningIdentityBody,
        idempotency_key: str | None = None,
    ) -> types.ScreeningIdentity:
        "Undo a decision about accounts of a person"
        return await self.call("undoScreeningIdentity", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def sign_screening(
        self,
        *,
        id: str,
        body: types.SignScreeningBody,
        idempotency_key: str | None = None,
    ) -> types.SignScreeningAnswer:
        "Sign the review of a screening"
        return await self.call("signScreening", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def list_screening_history(
        self,
        *,
        id: str,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListScreeningHistoryAnswer:
        "List all decisions about a screening"
        return await self.call("listScreeningHistory", path={"id": id}, query={"limit": limit, "cursor": cursor})

    async def list_flagging_criteria(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListFlaggingCriteriaAnswer:
        "List criteria sets"
        return await self.call("listFlaggingCriteria", query={"limit": limit, "cursor": cursor})

    async def create_flagging_criteria(
        self,
        *,
        body: types.CreateFlaggingCriteriaBody,
        idempotency_key: str | None = None,
    ) -> types.FlaggingCriteria:
        "Create a flagging criteria set"
        return await self.call("createFlaggingCriteria", body=body, idempotency_key=idempotency_key)

    async def get_flagging_criteria(
        self,
        *,
        id: str,
        version: int | None = None,
        wait: int | None = None,
    ) -> types.GetFlaggingCriteriaAnswer:
        "Get a criteria set"
        return await self.call("getFlaggingCriteria", path={"id": id}, query={"version": version, "wait": wait})

    async def change_flagging_criteria(
        self,
        *,
        id: str,
        body: types.ChangeFlaggingCriteriaBody,
        idempotency_key: str | None = None,
    ) -> types.FlaggingCriteria:
        "Change a criteria set (creates a new version)"
        return await self.call("changeFlaggingCriteria", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def preview_flagging_criteria(
        self,
        *,
        body: types.PreviewFlaggingCriteriaBody,
        idempotency_key: str | None = None,
    ) -> types.PreviewFlaggingCriteriaAnswer:
        "Preview a criteria set on a sample or on your own texts"
        return await self.call("previewFlaggingCriteria", body=body, idempotency_key=idempotency_key)

    async def show_criteria_precision(
        self,
        *,
        id: str,
    ) -> types.ShowCriteriaPrecisionAnswer:
        "Get the precision and recall of a criteria set"
        return await self.call("showCriteriaPrecision", path={"id": id})

    async def replay_screening(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.ReplayScreeningAnswer:
        "Replay a screening on its stored items"
        return await self.call("replayScreening", path={"id": id}, idempotency_key=idempotency_key)

    async def compare_criteria(
        self,
        *,
        id: str,
        body: types.CompareCriteriaBody,
        idempotency_key: str | None = None,
    ) -> types.CompareCriteriaAnswer:
        "Compare a screening with other criteria"
        return await self.call("compareCriteria", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def dispute_screening(
        self,
        *,
        id: str,
        body: types.DisputeScreeningBody,
        idempotency_key: str | None = None,
    ) -> types.ScreeningFairness:
        "Open, annotate or resolve a dispute"
        return await self.call("disputeScreening", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def record_adverse_action(
        self,
        *,
        id: str,
        body: types.RecordAdverseActionBody,
        idempotency_key: str | None = None,
    ) -> types.ScreeningFairness:
        "Record the notices of an adverse action"
        return await self.call("recordAdverseAction", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def get_subject_copy(
        self,
        *,
        id: str,
        language: Literal["en", "es", "pt", "fr", "de"] | None = None,
    ) -> types.ScreeningReport:
        "Get the copy for the screened person"
        return await self.call("getSubjectCopy", path={"id": id}, query={"language": language})

    async def get_screening(
        self,
        *,
        id: str,
        wait: int | None = None,
    ) -> types.ScreeningRequest:
        "Get a screening with its risk score"
        return await self.call("getScreening", path={"id": id}, query={"wait": wait})

    async def delete_screening(
        self,
        *,
        id: str,
    ) -> types.DeletionProof:
        "Delete a screening permanently"
        return await self.call("deleteScreening", path={"id": id})

    async def show_deletion_proof(
        self,
        *,
        id: str,
    ) -> types.DeletionProof:
        "Get the proof of deletion of a screening"
        return await self.call("showDeletionProof", path={"id": id})

    async def generate_screening_report(
        self,
        *,
        id: str,
        body: types.GenerateScreeningReportBody,
        idempotency_key: str | None = None,
    ) -> types.ScreeningReport:
        "Generate a screening report"
        return await self.call("generateScreeningReport", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def list_screening_reports(
        self,
        *,
        id: str,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListScreeningReportsAnswer:
        "List the reports of a screening, newest first"
        return await self.call("listScreeningReports", path={"id": id}, query={"limit": limit, "cursor": cursor})

    async def write_screening_letter(
        self,
        *,
        id: str,
        body: types.WriteScreeningLetterBody,
        idempotency_key: str | None = None,
    ) -> types.ScreeningLetter:
        "Write a pre-adverse or final notice"
        return await self.call("writeScreeningLetter", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def get_screening_report(
        self,
        *,
        id: str,
        report_id: str,
    ) -> types.ScreeningReport:
        "Get a stored report"
        return await self.call("getScreeningReport", path={"id": id, "report_id": report_id})

    async def check_media(
        self,
        *,
        body: types.CheckMediaBody | bytes,
        criteria_id: str | None = None,
        criteria_version: int | None = None,
        idempotency_key: str | None = None,
    ) -> types.CheckMediaAnswer:
        "Screen an uploaded image or video"
        return await self.call("checkMedia", query={"criteria_id": criteria_id, "criteria_version": criteria_version}, body=body, idempotency_key=idempotency_key)

    async def list_monitoring(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        status: Literal["active", "paused", "stopped"] | None = None,
    ) -> types.ListMonitoringAnswer:
        "List monitorings, newest first"
        return await self.call("listMonitoring", query={"limit": limit, "cursor": cursor, "status": status})

    async def start_monitoring(
        self,
        *,
        body: types.StartMonitoringBody,
        idempotency_key: str | None = None,
    ) -> types.MonitoringStarted:
        "Start continuous monitoring of a profile"
        return await self.call("startMonitoring", body=body, idempotency_key=idempotency_key)

    async def get_monitoring(
        self,
        *,
        id: str,
    ) -> types.Monitoring:
        "Get a monitoring"
        return await self.call("getMonitoring", path={"id": id})

    async def pause_monitoring(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.Monitoring:
        "Pause a monitoring"
        return await self.call("pauseMonitoring", path={"id": id}, idempotency_key=idempotency_key)

    async def resume_monitoring(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.Monitoring:
        "Resume a monitoring and catch up once"
        return await self.call("resumeMonitoring", path={"id": id}, idempotency_key=idempotency_key)

    async def stop_monitoring(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.Monitoring:
        "Stop a monitoring permanently; its screening is kept"
        return await self.call("stopMonitoring", path={"id": id}, idempotency_key=idempotency_key)

    async def submit_screening(
        self,
        *,
        body: types.SubmitScreeningBody,
        idempotency_key: str | None = None,
    ) -> types.ScreeningRequest:
        "Screen a profile or a content item (submit)"
        return await self.call("submitScreening", body=body, idempotency_key=idempotency_key)

    async def submit_media_screening(
        self,
        *,
        body: types.SubmitMediaScreeningBody,
        idempotency_key: str | None = None,
    ) -> types.ScreeningMediaRequest:
        "Screen an image or video by URL (submit)"
        return await self.call("submitMediaScreening", body=body, idempotency_key=idempotency_key)

    async def get_media_screening(
        self,
        *,
        id: str,
        wait: int | None = None,
    ) -> types.ScreeningMediaRequest:
        "Get the risk score of an image or video"
        return await self.call("getMediaScreening", path={"id": id}, query={"wait": wait})

    async def check_listening_query(
        self,
        *,
        body: types.CheckListeningQueryBody,
        idempotency_key: str | None = None,
    ) -> types.CheckListeningQueryAnswer:
        "Check or suggest a query"
        return await self.call("checkListeningQuery", body=body, idempotency_key=idempotency_key)

    async def translate_listening_query(
        self,
        *,
        body: types.TranslateListeningQueryBody,
        idempotency_key: str | None = None,
    ) -> types.TranslateListeningQueryAnswer:
        "Translate a query of another tool"
        return await self.call("translateListeningQuery", body=body, idempotency_key=idempotency_key)

    async def list_listening_queries(
        self,
    ) -> types.ListListeningQueriesAnswer:
        "List saved queries"
        return await self.call("listListeningQueries")

    async def create_listening_query(
        self,
        *,
        body: types.CreateListeningQueryBody,
        idempotency_key: str | None = None,
    ) -> types.SavedListeningQuery:
        "Save a query under a name"
        return await self.call("createListeningQuery", body=body, idempotency_key=idempotency_key)

    async def get_listening_query(
        self,
        *,
        id: str,
    ) -> types.SavedListeningQuery:
        "Get a saved query"
        return await self.call("getListeningQuery", path={"id": id})

    async def change_listening_query(
        self,
        *,
        id: str,
        body: types.ChangeListeningQueryBody,
        idempotency_key: str | None = None,
    ) -> types.SavedListeningQuery:
        "Change a saved query"
        return await self.call("changeListeningQuery", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def remove_listening_query(
        self,
        *,
        id: str,
    ) -> None:
        "Delete a saved query"
        return await self.call("removeListeningQuery", path={"id": id})

    async def list_listening_tags(
        self,
    ) -> types.ListListeningTagsAnswer:
        "List tags"
        return await self.call("listListeningTags")

    async def create_listening_tag(
        self,
        *,
        body: types.CreateListeningTagBody,
        idempotency_key: str | None = None,
    ) -> types.ListeningTag:
        "Create a tag for mentions, with a rule if wished"
        return await self.call("createListeningTag", body=body, idempotency_key=idempotency_key)

    async def get_listening_tag(
        self,
        *,
        id: str,
    ) -> types.ListeningTag:
        "Get a tag"
        return await self.call("getListeningTag", path={"id": id})

    async def change_listening_tag(
        self,
        *,
        id: str,
        body: types.ChangeListeningTagBody,
        idempotency_key: str | None = None,
    ) -> types.ListeningTag:
        "Change the rule of a tag"
        return await self.call("changeListeningTag", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def remove_listening_tag(
        self,
        *,
        id: str,
    ) -> None:
        "Delete a tag"
        return await self.call("removeListeningTag", path={"id": id})

    async def list_recurring_listening(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListRecurringListeningAnswer:
        "List scheduled listenings"
        return await self.call("listRecurringListening", query={"limit": limit, "cursor": cursor})

    async def create_recurring_listening(
        self,
        *,
        body: types.CreateRecurringListeningBody,
        idempotency_key: str | None = None,
    ) -> types.RecurringListeningCreated:
        "Create a scheduled listening with alerts"
        return await self.call("createRecurringListening", body=body, idempotency_key=idempotency_key)

    async def get_recurring_listening(
        self,
        *,
        id: str,
    ) -> types.RecurringListening:
        "Get a scheduled listening"
        return await self.call("getRecurringListening", path={"id": id})

    async def change_recurring_listening(
        self,
        *,
        id: str,
        body: types.RecurringListeningPatch,
        idempotency_key: str | None = None,
    ) -> types.RecurringListening:
        "Pause or resume a scheduled listening, or change its alerts"
        return await self.call("changeRecurringListening", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def remove_recurring_listening(
        self,
        *,
        id: str,
    ) -> types.RecurringListening:
        "Delete a scheduled listening"
        return await self.call("removeRecurringListening", path={"id": id})

    async def fetch_listening(
        self,
        *,
        id: str,
        wait: int | None = None,
    ) -> types.FetchListeningAnswer:
        "Get the insights of a listening request"
        return await self.call("fetchListening", path={"id": id}, query={"wait": wait})

    async def list_listening_mentions(
        self,
        *,
        id: str,
        brand: str | None = None,
        period: Literal["now", "before"] | None = None,
        from_: str | None = None,
        to: str | None = None,
        sentiment: Literal["negative", "neutral", "positive", "not_judged"] | None = None,
        emotion: Literal["anger", "fear", "joy", "sadness", "surprise", "none", "not_judged"] | None = None,
        network: str | None = None,
        language: str | None = None,
        country: str | None = None,
        kind: str | None = None,
        type: str | None = None,
        author: str | None = None,
        term: str | None = None,
        hashtag: str | None = None,
        co_mention: str | None = None,
        aspect: str | None = None,
        theme: str | None = None,
        entity: str | None = None,
        copy: str | None = None,
        repeats: Literal["without", "only", "all"] | None = None,
        tag: str | None = None,
        state: Literal["open", "checked"] | None = None,
        assignee: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        format: Literal["jsonl", "csv", "parquet", "xlsx"] | None = None,
    ) -> types.ListListeningMentionsAnswer:
        "List the posts behind a figure"
        return await self.call("listListeningMentions", path={"id": id}, query={"brand": brand, "period": period, "from": from_, "to": to, "sentiment": sentiment, "emotion": emotion, "network": network, "language": language, "country": country, "kind": kind, "type": type, "author": author, "term": term, "hashtag": hashtag, "co_mention": co_mention, "aspect": aspect, "theme": theme, "entity": entity, "copy": copy, "repeats": repeats, "tag": tag, "state": state, "assignee": assignee, "limit": limit, "cursor": cursor, "format": format})

    async def change_listening_mentions(
        self,
        *,
        id: str,
        body: types.ChangeListeningMentionsBody,
        idempotency_key: str | None = None,
    ) -> types.ChangeListeningMentionsAnswer:
        "Check, assign, note or tag mentions"
        return await self.call("changeListeningMentions", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def undo_mention_change(
        self,
        *,
        id: str,
        body: types.UndoMentionChangeBody,
        idempotency_key: str | None = None,
    ) -> types.MentionChange:
        "Undo a change of mentions"
        return await self.call("undoMentionChange", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def list_mention_changes(
        self,
        *,
        id: str,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListMentionChangesAnswer:
        "List the changes of mentions"
        return await self.call("listMentionChanges", path={"id": id}, query={"limit": limit, "cursor": cursor})

    async def break_down_listening(
        self,
        *,
        id: str,
        brand: str | None = None,
    ) -> types.BreakDownListeningAnswer:
        "Break a listening down by tag and assignee"
        return await self.call("breakDownListening", path={"id": id}, query={"brand": brand})

    async def get_listening_report(
        self,
        *,
        id: str,
    ) -> types.ListeningInsights:
        "Get the report of a listening request"
        return await self.call("getListeningReport", path={"id": id})

    async def submit_listening(
        self,
        *,
        body: types.SubmitListeningBody,
        idempotency_key: str | None = None,
    ) -> types.SocialListeningRequest:
        "Analyse the conversation about a brand and its competitors (submit)"
        return await self.call("submitListening", body=body, idempotency_key=idempotency_key)

    async def get_listening_status(
        self,
        *,
        id: str,
        wait: int | None = None,
    ) -> types.SocialListeningRequest:
        "Get the status of a listening request"
        return await self.call("getListeningStatus", path={"id": id}, query={"wait": wait})

    async def list_import_files(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListImportFilesAnswer:
        "List the uploads of this account, newest first"
        return await self.call("listImportFiles", query={"limit": limit, "cursor": cursor})

    async def upload_import_file(
        self,
        *,
        body: bytes,
        name: str | None = None,
        idempotency_key: str | None = None,
    ) -> types.ImportFile:
        "Upload a file to import: a list, an export, a personal archive"
        return await self.call("uploadImportFile", query={"name": name}, body=body, idempotency_key=idempotency_key)

    async def get_import_file(
        self,
        *,
        id: str,
    ) -> types.ImportFile:
        "An upload: its name, size and checksum"
        return await self.call("getImportFile", path={"id": id})

    async def remove_import_file(
        self,
        *,
        id: str,
    ) -> types.ImportFile:
        "Remove an upload"
        return await self.call("removeImportFile", path={"id": id})

    async def preview_import(
        self,
        *,
        id: str,
        body: types.ImportMapping,
        idempotency_key: str | None = None,
    ) -> types.ImportPreview:
        "Show how a file is understood, and what would be lost"
        return await self.call("previewImport", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def list_import_fields(
        self,
    ) -> types.ListImportFieldsAnswer:
        "List the fields a column can be mapped to, for each kind of rows"
        return await self.call("listImportFields")

    async def save_import_mapping(
        self,
        *,
        name: str,
        body: types.ImportMapping,
    ) -> types.NamedImportMapping:
        "Keep a mapping under a name, for the next file of its kind"
        return await self.call("saveImportMapping", path={"name": name}, body=body)

    async def remove_import_mapping(
        self,
        *,
        name: str,
    ) -> types.NamedImportMappingOutput:
        "Remove a mapping"
        return await self.call("removeImportMapping", path={"name": name})

    async def list_import_mappings(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListImportMappingsAnswer:
        "List the mappings of this account"
        return await self.call("listImportMappings", query={"limit": limit, "cursor": cursor})

    async def get_import_rejects(
        self,
        *,
        id: str,
    ) -> types.GetImportRejectsAnswer:
        "The rows an import refused, and the cells it could not read, as JSON Lines"
        return await self.call("getImportRejects", path={"id": id})

    async def start_import(
        self,
        *,
        body: types.ImportBody,
        idempotency_key: str | None = None,
    ) -> types.ImportRequest:
        "Import an uploaded file"
        return await self.call("startImport", body=body, idempotency_key=idempotency_key)

    async def get_import(
        self,
        *,
        id: str,
        wait: int | None = None,
    ) -> types.ImportRequest:
        "How an import went"
        return await self.call("getImport", path={"id": id}, query={"wait": wait})

    async def list_webhooks(
        self,
    ) -> types.ListWebhooksAnswer:
        "List webhooks"
        return await self.call("listWebhooks")

    async def create_webhook(
        self,
        *,
        body: types.WebhookBody,
        idempotency_key: str | None = None,
    ) -> types.CreateWebhookAnswer:
        "Create a webhook"
        return await self.call("createWebhook", body=body, idempotency_key=idempotency_key)

    async def get_webhook(
        self,
        *,
        id: str,
    ) -> types.Webhook:
        "Get a webhook"
        return await self.call("getWebhook", path={"id": id})

    async def change_webhook(
        self,
        *,
        id: str,
        body: types.WebhookPatch,
        idempotency_key: str | None = None,
    ) -> types.Webhook:
        "Change, pause or resume a webhook"
        return await self.call("changeWebhook", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def remove_webhook(
        self,
        *,
        id: str,
    ) -> None:
        "Delete a webhook"
        return await self.call("removeWebhook", path={"id": id})

    async def rotate_webhook_secret(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.CreateWebhookAnswer:
        "Replace the secret of a webhook"
        return await self.call("rotateWebhookSecret", path={"id": id}, idempotency_key=idempotency_key)

    async def test_webhook(
        self,
        *,
        id: str,
        kind: Literal["request.finished", "screening.finished", "screening.item_flagged", "screening.level_changed", "screening.run_failed", "listening.alert", "listening.mention", "report.ready", "export.ready", "search.changed", "campaign.post", "connection.connected", "connection.ended", "campaign.finished", "webhook.paused", "notification.paused", "quota.low", "quota.spent"] | None = None,
        idempotency_key: str | None = None,
    ) -> types.WebhookDelivery:
        "Send a test message to a webhook"
        return await self.call("testWebhook", path={"id": id}, query={"kind": kind}, idempotency_key=idempotency_key)

    async def list_webhook_deliveries(
        self,
        *,
        id: str,
        limit: int | None = None,
        cursor: str | None = None,
        status: Literal["pending", "delivered", "dead"] | None = None,
        kind: str | None = None,
    ) -> types.ListWebhookDeliveriesAnswer:
        "List deliveries of a webhook"
        return await self.call("listWebhookDeliveries", path={"id": id}, query={"limit": limit, "cursor": cursor, "status": status, "kind": kind})

    async def redeliver_webhook(
        self,
        *,
        id: str,
        delivery_id: str,
        idempotency_key: str | None = None,
    ) -> types.WebhookDelivery:
        "Send a message to a webhook again"
        return await self.call("redeliverWebhook", path={"id": id, "delivery_id": delivery_id}, idempotency_key=idempotency_key)

    async def redeliver_dead_letters(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.RedeliverDeadLettersAnswer:
        "Send all dead letters of a webhook again"
        return await self.call("redeliverDeadLetters", path={"id": id}, idempotency_key=idempotency_key)

    async def list_notification_channels(
        self,
    ) -> types.ListNotificationChannelsAnswer:
        "List notification channels"
        return await self.call("listNotificationChannels")

    async def create_notification_channel(
        self,
        *,
        body: types.NotificationChannelBody,
        idempotency_key: str | None = None,
    ) -> types.NotificationChannel:
        "Create a notification channel"
        return await self.call("createNotificationChannel", body=body, idempotency_key=idempotency_key)

    async def get_notification_channel(
        self,
        *,
        id: str,
    ) -> types.NotificationChannel:
        "Get a notification channel"
        return await self.call("getNotificationChannel", path={"id": id})

    async def change_notification_channel(
        self,
        *,
        id: str,
        body: types.NotificationChannelPatch,
        idempotency_key: str | None = None,
    ) -> types.NotificationChannel:
        "Change, pause or resume a notification channel"
        return await self.call("changeNotificationChannel", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def remove_notification_channel(
        self,
        *,
        id: str,
    ) -> None:
        "Delete a notification channel"
        return await self.call("removeNotificationChannel", path={"id": id})

    async def test_notification_channel(
        self,
        *,
        id: str,
        kind: Literal["request.finished", "screening.finished", "screening.item_flagged", "screening.level_changed", "screening.run_failed", "listening.alert", "listening.mention", "report.ready", "export.ready", "search.changed", "campaign.post", "connection.connected", "connection.ended", "campaign.finished", "webhook.paused", "notification.paused", "quota.low", "quota.spent"] | None = None,
        idempotency_key: str | None = None,
    ) -> types.WebhookDelivery:
        "Send a test message to a notification channel"
        return await self.call("testNotificationChannel", path={"id": id}, query={"kind": kind}, idempotency_key=idempotency_key)

    async def list_notifications(
        self,
        *,
        id: str,
        limit: int | None = None,
        cursor: str | None = None,
        status: Literal["pending", "delivered", "dead"] | None = None,
        kind: str | None = None,
    ) -> types.ListWebhookDeliveriesAnswer:
        "List deliveries of a notification channel"
        return await self.call("listNotifications", path={"id": id}, query={"limit": limit, "cursor": cursor, "status": status, "kind": kind})

    async def redeliver_notification(
        self,
        *,
        id: str,
        delivery_id: str,
        idempotency_key: str | None = None,
    ) -> types.WebhookDelivery:
        "Send a message to a notification channel again"
        return await self.call("redeliverNotification", path={"id": id, "delivery_id": delivery_id}, idempotency_key=idempotency_key)

    async def redeliver_dead_notifications(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.RedeliverDeadLettersAnswer:
        "Send all dead letters of a notification channel again"
        return await self.call("redeliverDeadNotifications", path={"id": id}, idempotency_key=idempotency_key)

    async def list_requests(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        kind: str | None = None,
        status: Literal["queued", "in_progress", "succeeded", "partial", "failed", "canceled"] | None = None,
    ) -> types.ListRequestsAnswer:
        "List requests, newest first"
        return await self.call("listRequests", query={"limit": limit, "cursor": cursor, "kind": kind, "status": status})

    async def get_request(
        self,
        *,
        id: str,
    ) -> types.Request:
        "Get the status of a request"
        return await self.call("getRequest", path={"id": id})

    async def watch_request(
        self,
        *,
        id: str,
    ) -> types.Request:
        "Stream the progress of a request (Server-Sent Events)"
        return await self.call("watchRequest", path={"id": id})

    async def cancel_request(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.Request:
        "Cancel a request"
        return await self.call("cancelRequest", path={"id": id}, idempotency_key=idempotency_key)

    async def retry_request(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.Request:
        "Retry a failed request"
        return await self.call("retryRequest", path={"id": id}, idempotency_key=idempotency_key)

    async def list_tokens(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListTokensAnswer:
        "List tokens, newest first"
        return await self.call("listTokens", query={"limit": limit, "cursor": cursor})

    async def create_token(
        self,
        *,
        body: types.CreateTokenBody,
        idempotency_key: str | None = None,
    ) -> types.CreateTokenAnswer:
        "Create a token"
        return await self.call("createToken", body=body, idempotency_key=idempotency_key)

    async def revoke_token(
        self,
        *,
        id: str,
    ) -> types.Token:
        "Revoke a token"
        return await self.call("revokeToken", path={"id": id})

    async def show_usage(
        self,
        *,
        from_: str | None = None,
        to: str | None = None,
    ) -> types.ShowUsageAnswer:
        "Get usage by day and operation"
        return await self.call("showUsage", query={"from": from_, "to": to})

    async def list_networks(
        self,
    ) -> types.ListNetworksAnswer:
        "List networks and the data they provide"
        return await self.call("listNetworks")

    async def estimate_cost(
        self,
        *,
        network: Literal["instagram", "tiktok", "youtube", "x", "facebook", "twitch", "threads", "pinterest", "snapchat", "bluesky", "mastodon", "professional", "reddit", "telegram", "tumblr", "nostr", "lemmy", "peertube", "hackernews", "web"],
        operation: Literal["profile", "contents", "content", "comments", "search", "followers", "likers", "commenters"],
        items: int | None = None,
    ) -> types.CostEstimate:
        "Say what reading from a network costs, before it is read"
        return await self.call("estimateCost", query={"network": network, "operation": operation, "items": items})

    async def estimate_request(
        self,
        *,
        body: (
            types.EstimateRequestBodyEnrichment
            | types.EstimateRequestBodyAudienceOverlap
            | types.EstimateRequestBodyComparison
            | types.EstimateRequestBodyProfileAnalytics
            | types.EstimateRequestBodyCampaign
            | types.EstimateRequestBodyPublicContent
            | types.EstimateRequestBodyPublicContentProfessional
            | types.EstimateRequestBodyPublicCommentsProfessional
            | types.EstimateRequestBodyPurchaseIntent
            | types.EstimateRequestBodyCommentsRelevance
            | types.EstimateRequestBodyScreening
            | types.EstimateRequestBodySocialListening
        ),
        idempotency_key: str | None = None,
    ) -> types.EstimatedRequest:
        "Say what a request would cost, without submitting it"
        return await self.call("estimateRequest", body=body, idempotency_key=idempotency_key)

    async def show_status(
        self,
    ) -> types.Status:
        "Show how far background work is"
        return await self.call("showStatus")

    async def list_events(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        kind: str | None = None,
        subject: str | None = None,
        since: str | None = None,
        wait: int | None = None,
    ) -> types.ListEventsAnswer:
        "List events, oldest first"
        return await self.call("listEvents", query={"limit": limit, "cursor": cursor, "kind": kind, "subject": subject, "since": since, "wait": wait})

    async def get_demo(
        self,
    ) -> types.Demo:
        "Show what is stored of the demo data"
        return await self.call("getDemo")

    async def remove_demo(
        self,
        *,
        confirm: Literal["remove"],
    ) -> types.Demo:
        "Remove the demo data"
        return await self.call("removeDemo", query={"confirm": confirm})

    async def restore_demo(
        self,
        *,
        idempotency_key: str | None = None,
    ) -> types.Demo:
        "Let the demo data come back"
        return await self.call("restoreDemo", idempotency_key=idempotency_key)

    async def get_report_style(
        self,
    ) -> types.GetReportStyleAnswer:
        "Get the logo and colour of your PDFs"
        return await self.call("getReportStyle")

    async def set_report_style(
        self,
        *,
        body: types.SetReportStyleBody,
    ) -> types.GetReportStyleAnswer:
        "Set the logo and colour of your PDFs"
        return await self.call("setReportStyle", body=body)

    async def list_audit(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        actor: str | None = None,
        operation: str | None = None,
        outcome: Literal["begun", "succeeded", "refused", "failed"] | None = None,
        subject: str | None = None,
        since: str | None = None,
        until: str | None = None,
        format: Literal["jsonl", "csv", "parquet", "xlsx"] | None = None,
    ) -> types.ListAuditAnswer:
        "List the audit log, newest first"
        return await self.call("listAudit", query={"limit": limit, "cursor": cursor, "actor": actor, "operation": operation, "outcome": outcome, "subject": subject, "since": since, "until": until, "format": format})

    async def verify_audit(
        self,
    ) -> types.VerifyAuditAnswer:
        "Verify the audit log"
        return await self.call("verifyAudit")

    async def show_retention(
        self,
    ) -> types.ShowRetentionAnswer:
        "Show how long each kind of data is kept"
        return await self.call("showRetention")

    async def show_me(
        self,
    ) -> types.Me:
        "Show who is calling"
        return await self.call("showMe")

    async def change_me(
        self,
        *,
        body: types.MePatch,
        idempotency_key: str | None = None,
    ) -> types.Me:
        "Choose your language"
        return await self.call("changeMe", body=body, idempotency_key=idempotency_key)

    async def list_roles(
        self,
    ) -> types.ListRolesAnswer:
        "List the roles and their scopes"
        return await self.call("listRoles")

    async def list_users(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListUsersAnswer:
        "List the users of the account"
        return await self.call("listUsers", query={"limit": limit, "cursor": cursor})

    async def show_user(
        self,
        *,
        id: str,
    ) -> types.User:
        "Get a user"
        return await self.call("showUser", path={"id": id})

    async def change_user(
        self,
        *,
        id: str,
        body: types.UserPatch,
        idempotency_key: str | None = None,
    ) -> types.User:
        "Change the name or role of a user"
        return await self.call("changeUser", path={"id": id}, body=body, idempotency_key=idempotency_key)

    async def remove_user(
        self,
        *,
        id: str,
    ) -> None:
        "Remove a user"
        return await self.call("removeUser", path={"id": id})

    async def reset_user_password(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.ResetUserPasswordAnswer:
        "Let a user choose a new password"
        return await self.call("resetUserPassword", path={"id": id}, idempotency_key=idempotency_key)

    async def list_invitations(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListInvitationsAnswer:
        "List invitations, newest first"
        return await self.call("listInvitations", query={"limit": limit, "cursor": cursor})

    async def create_invitation(
        self,
        *,
        body: types.InvitationBody,
        idempotency_key: str | None = None,
    ) -> types.ResetUserPasswordAnswer:
        "Invite someone to the account"
        return await self.call("createInvitation", body=body, idempotency_key=idempotency_key)

    async def revoke_invitation(
        self,
        *,
        id: str,
    ) -> types.Invitation:
        "Revoke an invitation"
        return await self.call("revokeInvitation", path={"id": id})

    async def remove_user_second_factor(
        self,
        *,
        id: str,
    ) -> None:
        "Turn off the second factor of a user"
        return await self.call("removeUserSecondFactor", path={"id": id})

    async def show_account(
        self,
    ) -> types.Account:
        "Show the account and its policy"
        return await self.call("showAccount")

    async def change_account(
        self,
        *,
        body: types.AccountPatch,
        idempotency_key: str | None = None,
    ) -> types.Account:
        "Change the policy of the account"
        return await self.call("changeAccount", body=body, idempotency_key=idempotency_key)

    async def list_sessions(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        user_id: str | None = None,
    ) -> types.ListSessionsAnswer:
        "List open sessions, newest first"
        return await self.call("listSessions", query={"limit": limit, "cursor": cursor, "user_id": user_id})

    async def end_session(
        self,
        *,
        id: str,
    ) -> None:
        "End a session"
        return await self.call("endSession", path={"id": id})

    async def find_subject(
        self,
        *,
        body: types.FindSubjectBody,
        idempotency_key: str | None = None,
    ) -> types.FindSubjectAnswer:
        "Find all data about a person"
        return await self.call("findSubject", body=body, idempotency_key=idempotency_key)

    async def copy_subject(
        self,
        *,
        body: types.FindSubjectBody,
        idempotency_key: str | None = None,
    ) -> types.CopySubjectAnswer:
        "Get a copy of all data about a person"
        return await self.call("copySubject", body=body, idempotency_key=idempotency_key)

    async def erase_subject(
        self,
        *,
        body: types.EraseSubjectBody,
        idempotency_key: str | None = None,
    ) -> types.SubjectCase:
        "Erase a person"
        return await self.call("eraseSubject", body=body, idempotency_key=idempotency_key)

    async def restrict_subject(
        self,
        *,
        body: types.EraseSubjectBody,
        idempotency_key: str | None = None,
    ) -> types.SubjectCase:
        "Restrict the processing of a person"
        return await self.call("restrictSubject", body=body, idempotency_key=idempotency_key)

    async def list_subject_cases(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListSubjectCasesAnswer:
        "List erasures and restrictions, newest first"
        return await self.call("listSubjectCases", query={"limit": limit, "cursor": cursor})

    async def get_subject_case(
        self,
        *,
        id: str,
    ) -> types.SubjectCase:
        "Get the certificate of an erasure or restriction"
        return await self.call("getSubjectCase", path={"id": id})

    async def lift_restriction(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.SubjectCase:
        "Lift a restriction"
        return await self.call("liftRestriction", path={"id": id}, idempotency_key=idempotency_key)

    async def list_connection_providers(
        self,
    ) -> types.ListConnectionProvidersAnswer:
        "List networks that creators can connect"
        return await self.call("listConnectionProviders")

    async def list_connections(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> types.ListConnectionsAnswer:
        "List connections, newest first"
        return await self.call("listConnections", query={"limit": limit, "cursor": cursor})

    async def create_connection(
        self,
        *,
        body: types.ConnectionBody,
        idempotency_key: str | None = None,
    ) -> types.CreateConnectionAnswer:
        "Create a link with which a creator connects their account"
        return await self.call("createConnection", body=body, idempotency_key=idempotency_key)

    async def get_connection(
        self,
        *,
        id: str,
    ) -> types.GetConnectionAnswer:
        "Get a connection and its newest figures"
        return await self.call("getConnection", path={"id": id})

    async def remove_connection(
        self,
        *,
        id: str,
    ) -> None:
        "Delete a connection"
        return await self.call("removeConnection", path={"id": id})

    async def read_connection(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.GetConnectionAnswer:
        "Read the figures of a connection now"
        return await self.call("readConnection", path={"id": id}, idempotency_key=idempotency_key)

    async def end_connection(
        self,
        *,
        id: str,
        idempotency_key: str | None = None,
    ) -> types.EndConnectionAnswer:
        "End a connection"
        return await self.call("endConnection", path={"id": id}, idempotency_key=idempotency_key)

    async def submit_for_members(
        self,
        *,
        id: str,
        body: types.SubmitForMembersBody,
        idempotency_key: str | None = None,
    ) -> types.SubmittedForMembers:
        "Screen, monitor, report on or compare everybody on a list"
        return await self.call("submitForMembers", path={"id": id}, body=body, idempotency_key=idempotency_key)
